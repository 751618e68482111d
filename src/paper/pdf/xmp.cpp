// Writes XMP: RDF in an XMP packet, whose marks are found by programs that cannot read PDF.
#include "pdf/xmp.h"

#include <glib.h>

#include <memory>
#include <string_view>

#include "base/text.h"
#include "fonts/handle.h"

namespace boardwright::pdf {
namespace {

/// A fixed date, in the form of the information dictionary and in that of XMP.
constexpr const char* information_date = "D:20000101000000Z";
constexpr const char* metadata_date = "2000-01-01T00:00:00Z";

/// PDF/A requires an extension schema for the one property that it does not define.
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
  void property(std::string_view name, std::string_view value) {
    element(name, base::escaped(value));
  }

  void list(std::string_view name, std::string_view kind, std::string_view attributes,
            std::string_view item) {
    std::string inside = "<rdf:";
    ((inside += kind) += "><rdf:li") += attributes;
    ((inside += '>') += base::escaped(item)) += "</rdf:li></rdf:";
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

/// A hash of the contents of all pages.
std::string hash_of_pages(PdfDocument& document) {
  const std::unique_ptr<GChecksum, fonts::Free<&g_checksum_free>> hash(
      g_checksum_new(G_CHECKSUM_MD5));
  for (PdfValue page : document.pages())
    for (PdfValue& content : page.getPageContents()) {
      const auto bytes = content.getRawStreamData();
      g_checksum_update(hash.get(), bytes->getBuffer(), static_cast<gssize>(bytes->getSize()));
    }
  return g_checksum_get_string(hash.get());
}

std::string packet_of(const Metadata& metadata, PdfValue information, const std::string& hash) {
  const auto words = [&](const char* key) {
    PdfValue value = information.getKey(key);
    return value.isString() ? value.getUTF8Value() : std::string();
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
  if (metadata.accessible)
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
    packet.property("pdf:Trapped", "False");  // PDF/A does not allow it
    packet.property("pdfxid:GTS_PDFXVersion", metadata.press_standard);
  }
  if (metadata.accessible) {
    packet.property("pdfaid:part", "2");
    packet.property("pdfaid:conformance", "A");
    packet.property("pdfuaid:part", "1");
    packet.text(extension);
  }
  packet.text("</rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"w\"?>");
  return packet.text();
}

}  // namespace

void add_metadata(PdfDocument& document, const Metadata& metadata) {
  PdfValue information = document.information();
  for (const char* const key : {"/CreationDate", "/ModDate"})
    information.replaceKey(key, PdfValue::newString(information_date));
  information.replaceKey("/Trapped", pdf_name("/False"));
  PdfValue stream = PdfValue::newStream(&document.qpdf(),
                                        packet_of(metadata, information, hash_of_pages(document)));
  stream.getDict().replaceKey("/Type", pdf_name("/Metadata"));
  stream.getDict().replaceKey("/Subtype", pdf_name("/XML"));
  document.root().replaceKey("/Metadata", stream);
}

}  // namespace boardwright::pdf
