// The headers of libqpdf, which reads and writes PDFs.
#pragma once
#include <qpdf/DLL.h>

// Its JSON is not used, and clang cannot compile that header of 11.3 as C++20.
#if defined(__clang__) && QPDF_MAJOR_VERSION == 11 && QPDF_MINOR_VERSION < 4
#define JSON_HH
class JSON;
#endif

#include <qpdf/Pl_String.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFExc.hh>
#include <qpdf/QPDFNameTreeObjectHelper.hh>
#include <qpdf/QPDFNumberTreeObjectHelper.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFPageLabelDocumentHelper.hh>
#include <qpdf/QPDFWriter.hh>
