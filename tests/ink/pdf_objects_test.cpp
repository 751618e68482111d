// Objects of a PDF: strings as files have them, and documents that are read and written again.
#include "ink/pdf_objects.h"

#include <gtest/gtest.h>

#include "ink/pdf_text.h"

namespace boardwright::tests::pdf_objects_test {
namespace {

using ink::PdfObjects;
using ink::PdfValue;

std::string string_of(std::string_view bytes) {
  std::string out;
  ink::append_pdf_string(out, bytes);
  return out;
}

/// A document of these objects, each "<< … >>" or what else may stand there, with a table of them.
std::string document_of(const std::vector<std::string>& objects, const std::string& trailer) {
  std::string text = "%PDF-1.5\n%\xb5\xed\xae\xfb\n", rows = "0000000000 65535 f \n";
  for (std::size_t i = 0; i < objects.size(); ++i) {
    std::string offset = std::to_string(text.size());
    offset.insert(0, 10 - offset.size(), '0');
    rows += offset + " 00000 n \n";
    text += std::to_string(i + 1) + " 0 obj\n" + objects[i] + "\nendobj\n";
  }
  const std::string begin = std::to_string(text.size());
  return text + "xref\n0 " + std::to_string(objects.size() + 1) + "\n" + rows + "trailer\n" +
         trailer + "\nstartxref\n" + begin + "\n%%EOF\n";
}

TEST(PdfText, BytesAreAStringOrDigits) {
  EXPECT_EQ(string_of("Lotus-39"), "(Lotus-39)");
  EXPECT_EQ(string_of("a (b) \\ c"), "(a \\(b\\) \\\\ c)");
  EXPECT_EQ(string_of("a\n"), "<610a>");
  EXPECT_EQ(string_of("\xfe\xff"), "<feff>");
  EXPECT_EQ(string_of(std::string_view("a\0b", 3)), "<610062>");
  EXPECT_EQ(string_of(""), "()");
}

TEST(PdfText, WordsAreAsciiOrUtf16) {
  EXPECT_EQ(ink::pdf_words("a - b"), "a - b");
  EXPECT_EQ(ink::pdf_words("Ж"), std::string("\xfe\xff\x04\x16", 4));
  EXPECT_EQ(ink::pdf_words("♞"), std::string("\xfe\xff\x26\x5e", 4));
  EXPECT_EQ(ink::pdf_words("𝄞"), std::string("\xfe\xff\xd8\x34\xdd\x1e", 6));
  EXPECT_EQ(ink::pdf_words("þÿ"), std::string("\xfe\xff\x00\xfe\x00\xff", 6));
}

TEST(PdfObjects, AreWrittenInTheOrderInWhichTheyAreNamed) {
  const std::string document =
      document_of({"<< /B (left out) >>", "<< /Title (A \\(b\\)) >>",
                   "<< /Type /Catalog % a remark\n /Pages 5 0 R /Names [ 4 0 R 1.50 true ] >>",
                   "<< /Length 6 0 R\n   /Filter /None >>\nstream\n>> 5 0 Rendstream",
                   "<< /Kids [] /Up 3 0 R >>", "   8\n"},
                  "<< /Size 7\n /Root 3 0 R\n /Info 2 0 R >>");
  PdfObjects objects(document);
  objects.root().set("/Lang", PdfValue::string("en"));
  const std::string written = objects.written();
  const std::string expected =
      "%PDF-1.5\n%\xbf\xf7\xa2\xfe\n"
      "1 0 obj\n<< /Lang (en) /Names [ 3 0 R 1.50 true ] /Pages 4 0 R /Type /Catalog >>\nendobj\n"
      "2 0 obj\n<< /Title (A \\(b\\)) >>\nendobj\n"
      "3 0 obj\n<< /Filter /None /Length 8 >>\nstream\n>> 5 0 R\nendstream\nendobj\n"
      "4 0 obj\n<< /Kids [ ] /Up 1 0 R >>\nendobj\n"
      "xref\n0 5\n";
  EXPECT_EQ(written.substr(0, expected.size()), expected);
  EXPECT_NE(written.find("trailer << /Info 2 0 R /Root 1 0 R /Size 5 /ID [<"), written.npos);
  EXPECT_EQ(PdfObjects(written).written().substr(0, expected.size()), expected);
}

TEST(PdfObjects, IdentitiesDependOnTheContents) {
  const auto identity = [](const std::string& title) {
    const std::string document = document_of(
        {"<< /Type /Catalog >>", "<< /Title (" + title + ") >>"}, "<< /Root 1 0 R /Info 2 0 R >>");
    const std::string written = PdfObjects(document).written();
    return written.substr(written.find("/ID [<") + 6, 32);
  };
  EXPECT_EQ(identity("a"), identity("a"));
  EXPECT_NE(identity("a"), identity("b"));
}

TEST(PdfObjects, ADocumentOfAnotherFormIsRefused) {
  const std::string trailer = "<< /Root 1 0 R >>";
  for (const std::string& wrong :
       {std::string(), std::string("%PDF-1.5\nstartxref\n99\n"), document_of({"<< /A"}, trailer),
        document_of({"<< /A (b"}, trailer), document_of({"<< /A <6> >>"}, trailer),
        document_of({"<< /Length 9 >>\nstream\nabcendstream"}, trailer),
        document_of({"<< >>\nstream\nabcendstream"}, trailer)})
    EXPECT_THROW(PdfObjects objects(wrong), std::runtime_error) << wrong;
}

}  // namespace
}  // namespace boardwright::tests::pdf_objects_test
