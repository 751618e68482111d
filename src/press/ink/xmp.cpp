// Writes XMP: RDF between two marks, by which programs find it that read no PDF.
#include "ink/xmp.h"

#include <stdexcept>
#include <string_view>
#include <utility>

#include "base/text.h"
#include "ink/pdf_text.h"

namespace boardwright::ink {
namespace {

/// A date that never changes, as both have it.
constexpr const char* information_date = "D:20000101000000Z";
constexpr const char* metadata_date = "2000-01-01T00:00:00Z";

/// PDF/A wants to be told of the one property that it does not know.
constexpr std::string_view extension =
    R"(<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>The part of ISO 14289 that the document keeps</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
)";

class Packet {
 public:
  void property(std::string_view name, std::string_view value) { element(name, escaped(value)); }

  void list(std::string_view name, std::string_view kind, std::string_view attributes,
            std::string_view item) {
    std::string inside = "<rdf:";
    ((inside += kind) += "><rdf:li") += attributes;
    ((inside += '>') += escaped(item)) += "</rdf:li></rdf:";
    (inside += kind) += '>';
    element(name, inside);
  }

  void text(std::string_view xml) { out_ += xml; }
  const std::string& text() const { return out_; }

 private:
  void element(std::string_view name, std::string_view inside) {
    (((out_ += '<') += name) += '>') += inside;
    ((out_ += "</") += name) += ">\n";
  }

  std::string out_;
};

std::string packet_of(const Metadata& metadata, PdfValue& information, const std::string& hash) {
  const auto words = [&](std::string_view key) {
    const PdfValue* const value = information.find(key);
    return value == nullptr ? std::string() : words_of_pdf(value->text);
  };
  Packet packet;
  packet.text(
      "<?xpacket begin=\"\xef\xbb\xbf\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n"
      "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n"
      "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n"
      "<rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\"\n"
      " xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\"\n"
      " xmlns:xmpMM=\"http://ns.adobe.com/xap/1.0/mm/\"");
  if (!metadata.press_standard.empty())
    packet.text("\n xmlns:pdfxid=\"http://www.npes.org/pdfx/ns/id/\"");
  if (metadata.for_readers)
    packet.text(
        "\n xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\""
        "\n xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\""
        "\n xmlns:pdfaExtension=\"http://www.aiim.org/pdfa/ns/extension/\""
        "\n xmlns:pdfaSchema=\"http://www.aiim.org/pdfa/ns/schema#\""
        "\n xmlns:pdfaProperty=\"http://www.aiim.org/pdfa/ns/property#\"");
  packet.text(">\n");
  packet.property("dc:format", "application/pdf");
  packet.list("dc:title", "Alt", " xml:lang=\"x-default\"", words("/Title"));
  if (const std::string author = words("/Author"); !author.empty())
    packet.list("dc:creator", "Seq", "", author);
  if (!metadata.language.empty()) packet.list("dc:language", "Bag", "", metadata.language);
  for (const char* const date : {"xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate"})
    packet.property(date, metadata_date);
  packet.property("xmp:CreatorTool", words("/Creator"));
  packet.property("pdf:Producer", words("/Producer"));
  packet.property("xmpMM:DocumentID", "uuid:" + hash);
  packet.property("xmpMM:VersionID", "1");
  packet.property("xmpMM:RenditionClass", "default");
  if (!metadata.press_standard.empty()) {
    packet.property("pdf:Trapped", "False");  // PDF/A does not know it
    packet.property("pdfxid:GTS_PDFXVersion", metadata.press_standard);
  }
  if (metadata.for_readers) {
    packet.property("pdfaid:part", "2");
    packet.property("pdfaid:conformance", "A");
    packet.property("pdfuaid:part", "1");
    packet.text(extension);
  }
  packet.text("</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>");
  return packet.text();
}

}  // namespace

void add_metadata(PdfObjects& objects, const Metadata& metadata) {
  PdfValue* const information = objects.information();
  if (information == nullptr) throw std::runtime_error("cannot draw: a document has no title");
  for (const char* const key : {"/CreationDate", "/ModDate"})
    information->set(key, PdfValue::string(information_date));
  information->set("/Trapped", PdfValue::plain("/False"));
  const std::string packet = packet_of(metadata, *information, objects.hash_of_streams());
  PdfValue dictionary = PdfValue::dictionary();
  dictionary.set("/Type", PdfValue::plain("/Metadata"));
  dictionary.set("/Subtype", PdfValue::plain("/XML"));
  PdfValue stream = objects.add_stream(std::move(dictionary), packet, false);
  objects.root().set("/Metadata", std::move(stream));
}

}  // namespace boardwright::ink
