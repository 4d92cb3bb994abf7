import type { FieldPath } from "#features/listings/model/listing-fields.ts";

/** One cell with latitude and longitude. */
export const PLACE_COLUMN = "place";
/** What a column of a table is read into. */
export type ColumnTarget = FieldPath | typeof PLACE_COLUMN;

/**
 * How people head the columns of their own sheets, in three languages; beside these a field's own
 * name and path count. As `normalHeader` gives them: small letters, no marks, no units.
 */
export const HEADER_WORDS: Readonly<Partial<Record<ColumnTarget, readonly string[]>>> = {
  name: [
    ...["project name", "project", "layout name", "layout", "name of the layout", "venture"],
    ...["venture name", "name of the project", "name of venture", "title", "community"],
    ...["ప్రాజెక్ట్ పేరు", "ప్రాజెక్టు పేరు", "లేఅవుట్ పేరు", "వెంచర్", "వెంచర్ పేరు", "పేరు"],
    ...["परियोजना का नाम", "प्रोजेक्ट का नाम", "लेआउट का नाम", "परियोजना", "नाम"],
  ],
  mlsNumber: ["listing number", "listing no", "listing id", "property id", "mls number", "mls no"],
  propertyType: ["property type", "kind", "category", "type of property", "రకం", "प्रकार"],
  status: ["availability", "sale status", "స్థితి", "स्थिति"],
  areaRange: [
    ...["total area", "total extent", "extent", "layout extent", "project area", "land area"],
    ...["area of the layout", "area", "site area", "విస్తీర్ణం", "మొత్తం విస్తీర్ణం", "क्षेत्रफल", "कुल क्षेत्रफल"],
  ],
  "basicInformation.lotSize": [
    ...["plot size", "plot area", "sizes", "size", "plot size range", "plot sizes available"],
    ...["ప్లాట్ సైజు", "ప్లాట్ల సైజులు", "ప్లాట్ పరిమాణం", "प्लॉट का आकार", "प्लॉट साइज़"],
  ],
  propertyDescription: ["about", "details", "remarks", "notes", "వివరణ", "वर्णन", "विवरण"],
  location: [
    ...["location", "place", "site address", "full address", "location address", "located at"],
    ...["చిరునామా", "స్థలం", "ప్రదేశం", "पता", "स्थान"],
  ],
  "neighborhoodDetails.area": [
    ...["village", "city", "locality", "village town", "area name", "mandal", "village mandal"],
    ...["గ్రామం", "ఊరు", "పట్టణం", "మండలం", "गाँव", "ग्राम", "शहर", "मंडल"],
  ],
  "neighborhoodDetails.district": ["dist", "జిల్లా", "ज़िला", "जिला"],
  "neighborhoodDetails.state": ["రాష్ట్రం", "राज्य"],
  "neighborhoodDetails.pincode": ["pin", "pincode", "postal code", "zip", "పిన్ కోడ్", "पिन कोड"],
  "neighborhoodDetails.nearbyLandmarks": ["landmark", "landmarks", "nearby", "near by"],
  lat: ["lat", "gps latitude", "అక్షాంశం", "अक्षांश"],
  lng: ["long", "lon", "gps longitude", "రేఖాంశం", "देशांतर"],
  place: ["lat long", "lat lng", "latitude longitude", "coordinates", "gps", "gps coordinates"],
  "constructionDetails.approvals": [
    ...["rera", "rera no", "rera number", "ap rera no", "rera registration", "rera regd no"],
    ...[
      "rera registration no",
      "rera registration number",
      "registration no",
      "rera id",
      "regd no",
    ],
    ...["రెరా", "రెరా నంబర్", "రెరా నెంబర్", "रेरा", "रेरा नंबर"],
  ],
  "constructionDetails.permitNumber": [
    ...["lp no", "lp number", "crda lp no", "crda lp number", "layout permit", "crda no"],
    ...["layout permit no", "layout permission no", "dtcp no", "dtcp lp no", "permit no"],
  ],
  "additionalInfo.possession": ["possession", "handover", "completion date", "స్వాధీనం", "कब्ज़ा"],
  "marketValue.pricePerSqYd": [
    ...["rate", "price per sq yd", "price per sq yard", "price per sqyd", "rate per sq yard"],
    ...["rate per sqyd", "cost per sq yd", "rate sq yd", "price sq yd", "price per yard"],
    ...["rate per yard", "price per gaj", "unit rate", "price per unit"],
    ...["ధర", "గజం ధర", "చదరపు గజం ధర", "दर", "प्रति वर्ग गज दर", "प्रति गज दर"],
  ],
  priceRange: ["price", "plot price", "total price", "మొత్తం ధర", "कीमत", "कुल कीमत"],
  "additionalInfo.financing": ["bank loan", "loan", "banks", "రుణం", "ऋण"],
  keyFeatures: ["features", "highlights", "facilities", "ప్రత్యేకతలు", "विशेषताएँ"],
  "additionalInfo.amenities": ["amenity", "సౌకర్యాలు", "सुविधाएँ", "सुविधाएं"],
  "additionalInfo.gated": ["gated", "gated layout", "is gated", "గేటెడ్", "गेटेड"],
  "propertyInformation.facing": ["plot facing", "direction", "దిక్కు", "दिशा"],
  "ownerAgent.name": [
    "contact",
    "contact person",
    "contact name",
    "developer contact",
    "సంప్రదించండి",
  ],
  "ownerAgent.company": ["developer", "builder", "promoter", "company name", "డెవలపర్", "डेवलपर"],
  "ownerAgent.phone": ["mobile", "phone number", "contact number", "phone no", "ఫోన్", "फ़ोन"],
  "ownerAgent.email": ["email", "mail", "email id"],
  "source.name": ["source", "మూలం", "स्रोत"],
  "source.readOn": ["date", "updated", "as on", "checked", "తేదీ", "तारीख"],
};

/** Heads of columns that are nothing of a listing: no guess is made for them. */
export const NO_FIELD = new Set([
  "s no",
  "sl no",
  "sno",
  "sr no",
  "serial no",
  "no",
  "క్ర సం",
  "क्रमांक",
]);

/** A head as it is compared: in small letters, its marks, and what stands in brackets, left out. */
export function normalHeader(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[([{].*?[)\]}]/g, " ")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
