// How documents are read back and written: checked against qpdf.
#include "render/ink/pdf_objects.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>
#include <rapidcheck/gtest.h>

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>
#include <qpdf/QPDFWriter.hh>

#include "render/ink/pdf_strings.h"
#include "render/sample.h"

namespace boardwright {
namespace {

using namespace std::string_literals;

TEST(PdfSyntax, FindsTheEndsOfValues) {
  ink::PdfScanner scanner(
      " /Name(a \\) (b) c)<< /K [ 1 2 0 R ] % no value\n /S <00> >>-1.5 12 0 R");
  for (const char* value :
       {"/Name", "(a \\) (b) c)", "<< /K [ 1 2 0 R ] % no value\n /S <00> >>", "-1.5", "12 0 R"})
    EXPECT_EQ(scanner.value(), value);
  EXPECT_THROW(scanner.value(), std::runtime_error);
}

TEST(PdfSyntax, FindsEntriesAndItems) {
  const std::string_view dictionary = "<< /A << /B 1 >> /B [ 7 0 R (x) ] >>";
  EXPECT_EQ(ink::find_entry(dictionary, "B"), "[ 7 0 R (x) ]");
  EXPECT_EQ(ink::find_entry(dictionary, "C"), "");
  const auto items = ink::items_of(ink::find_entry(dictionary, "B"));
  ASSERT_EQ(items.size(), 2u);
  EXPECT_EQ(ink::referred(items[0]), 7);
  EXPECT_EQ(ink::referred(items[1]), 0);
  EXPECT_EQ(ink::items_of("3").size(), 1u);
}

TEST(PdfSyntax, WhatIsNoValueIsAnError) {
  for (const char* text : {"", "]", "[ 1", "(a", "<< /A", "<41", "<< /A 1 ]"})
    EXPECT_THROW(ink::PdfScanner(text).value(), std::runtime_error) << text;
}

RC_GTEST_PROP(PdfStrings, HoldTheirBytes, (const std::string& bytes)) {
  std::string string;
  ink::append_string(string, bytes);
  RC_ASSERT(ink::bytes_of_string(string) == bytes);
  RC_ASSERT(string == QPDFObjectHandle::newString(bytes).unparse());
}

TEST(PdfStrings, TextIsThatOfQpdf) {
  for (const std::string& text :
       {"plain"s, "a – b — c “d” ‘e’ …"s, "é ÿ \u00a0"s, "→ ♔ 𝔸"s, "(a) \\ b"s, "line\nline"s, ""s})
    EXPECT_EQ(ink::text_string(text), QPDFObjectHandle::newUnicodeString(text).unparse()) << text;
}

/// A document up to its identity, as qpdf writes it.
std::string through_qpdf(const std::string& document) {
  QPDF pdf;
  pdf.processMemoryFile("document", document.data(), document.size());
  QPDFWriter writer(pdf);
  writer.setOutputMemory();
  writer.setDeterministicID(true);
  writer.setStreamDataMode(qpdf_s_preserve);
  writer.setObjectStreamMode(qpdf_o_disable);
  writer.write();
  const auto bytes = writer.getBufferSharedPointer();
  const std::string written(reinterpret_cast<const char*>(bytes->getBuffer()), bytes->getSize());
  return written.substr(0, written.rfind("/ID ["));
}

TEST(PdfObjects, AreWrittenAsQpdfWritesThem) {
  Ink ink(test::fonts());
  const std::string document = ink.pdf(test::lotus_flower(), test::classic(), {});
  EXPECT_EQ(document.substr(0, document.rfind("/ID [")), through_qpdf(document));
}

TEST(PdfObjects, AreChanged) {
  Ink ink(test::fonts());
  const std::string document = ink.pdf(test::lotus_flower(), test::classic(), {});
  ink::PdfObjects objects(document);
  EXPECT_EQ(ink::written(objects), document) << "an identity does not depend on itself";
  EXPECT_EQ(objects.get(objects.root(), "Lang"), "(en)");
  objects.set(objects.root(), "Lang", "(de)");
  objects.set(objects.root(), "New", "[ 1 ]");
  EXPECT_EQ(objects.get(objects.root(), "Lang"), "(de)");
  EXPECT_EQ(objects.get(objects.root(), "New"), "[ 1 ]");
  const std::string changed = ink::written(objects);
  EXPECT_EQ(ink::PdfObjects(changed).get(1, "Lang"), "(de)");
  EXPECT_EQ(changed.substr(0, changed.rfind("/ID [")), through_qpdf(changed));
}

TEST(PdfObjects, APartOfADocumentIsAnError) {
  Ink ink(test::fonts());
  const std::string document = ink.pdf(test::lotus_flower(), test::classic(), {});
  for (std::size_t size = 0; size + 10 < document.size(); size += 97)
    EXPECT_THROW(ink::written(ink::PdfObjects(std::string_view(document).substr(0, size))),
                 std::runtime_error)
        << size;
}

}  // namespace
}  // namespace boardwright
