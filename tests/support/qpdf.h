#pragma once
// The reader of PDFs, without its JSON: no test asks for it, and clang cannot compile that header of
// qpdf 11.3 as C++20.
#define JSON_HH
class JSON;

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
