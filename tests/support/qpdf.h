#pragma once
// The reader of PDFs. Clang cannot compile the JSON header of qpdf 11 as C++20 (qpdf 12 has mended it),
// and no test asks for it, so clang does without there.
#include <qpdf/DLL.h>

#if defined(__clang__) && QPDF_MAJOR_VERSION < 12
#define JSON_HH
class JSON;
#endif

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
