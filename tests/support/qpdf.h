#pragma once
// The reader of PDFs, without its JSON: no test asks for it, and until qpdf 11.4 clang cannot compile
// its header as C++20.
#define JSON_HH
class JSON;

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
