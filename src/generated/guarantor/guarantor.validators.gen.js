// Made by `npm run generate`. Change schemas/guarantor and run it again.
export default function factory(formats, runtime) {
const exports = {}
const { cel } = runtime

exports.v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}};
const formats0 = formats.email;
const formats2 = formats.mobile;
const formats4 = formats.landline;
const formats6 = formats.line;
const func0 = runtime.ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "mobile")) || (key0 === "phone")) || (key0 === "address"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func0(data0) > 254){
const err1 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length <= 508){
if(!(formats0.validate(data0))){
const err2 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.mobile !== undefined){
let data1 = data.mobile;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err4 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 80){
if(!(formats2.validate(data1))){
const err5 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.phone !== undefined){
let data2 = data.phone;
if(typeof data2 === "string"){
if(func0(data2) > 40){
const err7 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length <= 80){
if(!(formats4.validate(data2))){
const err8 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.address !== undefined){
let data3 = data.address;
if(typeof data3 === "string"){
if(func0(data3) > 500){
const err10 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length <= 1000){
if(!(formats6.validate(data3))){
const err11 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

exports.v1 = validate1;
const schema1 = {"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"name":{"type":"string"},"legalStatus":{"type":"string"},"shareCapital":{"type":"number"},"siren":{"type":"string"},"siret":{"type":"string"},"vatNumber":{"type":"string"}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"properties":{"person":{"properties":{"gender":{"enum":["MR","MS","MRS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"properties":{"person":{"properties":{"name":{"format":"line","maxLength":200},"legalStatus":{"lookup":"legalStatuses","maxLength":200},"shareCapital":{"minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"format":"siret","maxLength":40,"copy":true},"vatNumber":{"format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}}}}]};
const schema2 = ["FRA","AFG","ZAF","ALB","DZA","DEU","AND","AGO","AIA","ATA","ATG","XXA","SAU","ARG","ARM","ABW","AUS","AUT","AZE","BHS","BHR","BGD","BRB","BEL","BLZ","BEN","BMU","BTN","BLR","MMR","BOL","BIH","BWA","BRA","BRN","BGR","BFA","BDI","KHM","CMR","CAN","CPV","CHL","CHN","CYP","COL","COM","PRK","KOR","CRI","CIV","HRV","CUB","CUW","DNK","DJI","DMA","EGY","ARE","ECU","ERI","ESP","EST","SWZ","USA","ETH","FJI","FIN","GAB","GMB","GEO","SGS","GHA","GIB","GRC","GRD","GRL","GLP","GUM","GTM","GGY","GIN","GNQ","GNB","GUY","GUF","HTI","HND","HKG","HUN","BVT","CXR","IMN","NFK","ALA","CYM","CCK","COK","FRO","HMD","FLK","MNP","MHL","UMI","PCN","SLB","TCA","VGB","VIR","IND","IDN","IRQ","IRN","IRL","ISL","ISR","ITA","JAM","JPN","JEY","JOR","KAZ","KEN","KGZ","KIR","XKX","KWT","REU","LAO","LSO","LVA","LBN","LBR","LBY","LIE","LTU","LUX","MAC","MKD","MDG","MYS","MWI","MDV","MLI","MLT","MAR","MTQ","MUS","MRT","MYT","MEX","FSM","MDA","MCO","MNG","MNE","MSR","MOZ","NAM","NRU","NPL","NIC","NER","NGA","NIU","NOR","NCL","NZL","OMN","UGA","UZB","PAK","PLW","PSE","PAN","PNG","PRY","NLD","BES","PER","PHL","POL","PYF","PRI","PRT","QAT","CAF","COD","DOM","COG","ROU","GBR","RUS","RWA","ESH","BLM","KNA","SMR","MAF","SXM","SPM","VCT","SHN","LCA","SLV","WSM","ASM","STP","SEN","SRB","SYC","SLE","SGP","SVK","SVN","SOM","SDN","SSD","LKA","SWE","CHE","SUR","SJM","SYR","TJK","TWN","TZA","TCD","CZE","ATF","IOT","THA","TLS","TGO","TKL","TON","TTO","TUN","TKM","TUR","TUV","UKR","URY","VUT","VAT","VEN","VNM","WLF","YEM","ZMB","ZWE"];
const schema3 = ["SCI","SARL de famille","SARL","EURL","SAS","SASU","SA","SNC","EI (entrepreneur individuel)","Micro-entreprise","SCPI","SCM","SCP","SELARL","SELAS","SCS","SCA","GIE","SCOP","SCIC","Association (loi 1901)","Fondation","Syndicat de copropriétaires","Collectivité ou établissement public","Société étrangère","Autre"];
const formats12 = formats.pastDate;
const formats18 = formats.siren;
const formats20 = formats.siret;
const formats22 = formats.vat;
const formats24 = formats.uuid;
const func13 = Object.prototype.hasOwnProperty;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))(data) !== true){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.person !== undefined){
let data0 = data.person;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.gender === undefined){
const err2 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "gender"},message:"must have required property '"+"gender"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.surname === undefined){
const err3 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "surname"},message:"must have required property '"+"surname"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.firstName === undefined){
const err4 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.birthDate === undefined){
const err5 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "birthDate"},message:"must have required property '"+"birthDate"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.placeOfBirth === undefined){
const err6 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "placeOfBirth"},message:"must have required property '"+"placeOfBirth"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.nationality === undefined){
const err7 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "nationality"},message:"must have required property '"+"nationality"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.contacts === undefined){
const err8 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.contacts !== undefined){
let data1 = data0.contacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err9 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.mobile === undefined){
const err10 = {instancePath:instancePath+"/person/contacts/" + i0,schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.email === undefined){
const err11 = {instancePath:instancePath+"/person/contacts/" + i0,schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
else {
const err12 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err13 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs10 = errors;
let valid6 = true;
const _errs11 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data) !== true){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person === undefined){
const err15 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.person !== undefined){
let data3 = data.person;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err16 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.contacts === undefined){
const err17 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.contacts !== undefined){
let data4 = data3.contacts;
if(Array.isArray(data4)){
if(data4.length < 1){
const err18 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/allOf/1/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.mobile === undefined){
const err19 = {instancePath:instancePath+"/person/contacts/" + i1,schemaPath:"#/allOf/1/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5.email === undefined){
const err20 = {instancePath:instancePath+"/person/contacts/" + i1,schemaPath:"#/allOf/1/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/allOf/1/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
}
var _valid1 = _errs12 === errors;
valid6 = _valid1;
}
if(!valid6){
const err22 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const _errs18 = errors;
let valid11 = true;
const _errs19 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))(data) !== true){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid2 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person !== undefined){
let data6 = data.person;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.gender !== undefined){
let data7 = data6.gender;
if(!(((data7 === "MR") || (data7 === "MS")) || (data7 === "MRS"))){
const err24 = {instancePath:instancePath+"/person/gender",schemaPath:"#/allOf/2/then/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema1.allOf[2].then.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.surname !== undefined){
let data8 = data6.surname;
if(typeof data8 === "string"){
if(func0(data8) > 200){
const err25 = {instancePath:instancePath+"/person/surname",schemaPath:"#/allOf/2/then/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.length <= 400){
if(!(formats6.validate(data8))){
const err26 = {instancePath:instancePath+"/person/surname",schemaPath:"#/allOf/2/then/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
if(data6.firstName !== undefined){
let data9 = data6.firstName;
if(typeof data9 === "string"){
if(func0(data9) > 200){
const err27 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/allOf/2/then/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.length <= 400){
if(!(formats6.validate(data9))){
const err28 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/allOf/2/then/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
}
if(data6.birthDate !== undefined){
let data10 = data6.birthDate;
if(typeof data10 === "string"){
if(!(formats12.validate(data10))){
const err29 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/allOf/2/then/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(data6.placeOfBirth !== undefined){
let data11 = data6.placeOfBirth;
if(typeof data11 === "string"){
if(func0(data11) > 200){
const err30 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/allOf/2/then/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.length <= 400){
if(!(formats6.validate(data11))){
const err31 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/allOf/2/then/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
if(data6.nationality !== undefined){
let data12 = data6.nationality;
if(typeof data12 === "string"){
if(func0(data12) > 3){
const err32 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/allOf/2/then/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!schema2.includes(data12)){
const err33 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/allOf/2/then/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
}
}
var _valid2 = _errs20 === errors;
valid11 = _valid2;
}
if(!valid11){
const err34 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const _errs29 = errors;
let valid14 = true;
const _errs30 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data) !== true){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid3 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs31 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person !== undefined){
let data13 = data.person;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.name !== undefined){
let data14 = data13.name;
if(typeof data14 === "string"){
if(func0(data14) > 200){
const err36 = {instancePath:instancePath+"/person/name",schemaPath:"#/allOf/3/then/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14.length <= 400){
if(!(formats6.validate(data14))){
const err37 = {instancePath:instancePath+"/person/name",schemaPath:"#/allOf/3/then/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
}
if(data13.legalStatus !== undefined){
let data15 = data13.legalStatus;
if(typeof data15 === "string"){
if(func0(data15) > 200){
const err38 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/allOf/3/then/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!schema3.includes(data15)){
const err39 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/allOf/3/then/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data13.shareCapital !== undefined){
let data16 = data13.shareCapital;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000000000 || isNaN(data16)){
const err40 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/allOf/3/then/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err41 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/allOf/3/then/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data13.siren !== undefined){
let data17 = data13.siren;
if(typeof data17 === "string"){
if(func0(data17) > 40){
const err42 = {instancePath:instancePath+"/person/siren",schemaPath:"#/allOf/3/then/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data17.length <= 80){
if(!(formats18.validate(data17))){
const err43 = {instancePath:instancePath+"/person/siren",schemaPath:"#/allOf/3/then/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
if(data13.siret !== undefined){
let data18 = data13.siret;
if(typeof data18 === "string"){
if(func0(data18) > 40){
const err44 = {instancePath:instancePath+"/person/siret",schemaPath:"#/allOf/3/then/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data18.length <= 80){
if(!(formats20.validate(data18))){
const err45 = {instancePath:instancePath+"/person/siret",schemaPath:"#/allOf/3/then/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
}
if(data13.vatNumber !== undefined){
let data19 = data13.vatNumber;
if(typeof data19 === "string"){
if(func0(data19) > 40){
const err46 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/allOf/3/then/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data19.length <= 80){
if(!(formats22.validate(data19))){
const err47 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/allOf/3/then/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
}
}
}
var _valid3 = _errs31 === errors;
valid14 = _valid3;
}
if(!valid14){
const err48 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err49 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.person === undefined){
const err50 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "resourceUuid") || (key0 === "type")) || (key0 === "person"))){
const err51 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.resourceUuid !== undefined){
let data20 = data.resourceUuid;
if(typeof data20 === "string"){
if(!(formats24.validate(data20))){
const err52 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.type !== undefined){
let data21 = data.type;
if(typeof data21 !== "string"){
const err54 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!((data21 === "INDIVIDUAL") || (data21 === "CORPORATION"))){
const err55 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.person !== undefined){
let data22 = data.person;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key1 in data22){
if(!(func13.call(schema1.properties.person.properties, key1))){
const err56 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data22.resourceUuid !== undefined){
let data23 = data22.resourceUuid;
if(typeof data23 === "string"){
if(!(formats24.validate(data23))){
const err57 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
else {
const err58 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data22.contacts !== undefined){
let data24 = data22.contacts;
if(Array.isArray(data24)){
if(data24.length > 5){
const err59 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data24.length <= 5){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
for(const key2 in data25){
if(!((((key2 === "email") || (key2 === "mobile")) || (key2 === "phone")) || (key2 === "address"))){
const err60 = {instancePath:instancePath+"/person/contacts/" + i2,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data25.email !== undefined){
let data26 = data25.email;
if(typeof data26 === "string"){
if(func0(data26) > 254){
const err61 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data26.length <= 508){
if(!(formats0.validate(data26))){
const err62 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data25.mobile !== undefined){
let data27 = data25.mobile;
if(typeof data27 === "string"){
if(func0(data27) > 40){
const err64 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data27.length <= 80){
if(!(formats2.validate(data27))){
const err65 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data25.phone !== undefined){
let data28 = data25.phone;
if(typeof data28 === "string"){
if(func0(data28) > 40){
const err67 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data28.length <= 80){
if(!(formats4.validate(data28))){
const err68 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data25.address !== undefined){
let data29 = data25.address;
if(typeof data29 === "string"){
if(func0(data29) > 500){
const err70 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data29.length <= 1000){
if(!(formats6.validate(data29))){
const err71 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/person/contacts/" + i2,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
}
else {
const err74 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data22.gender !== undefined){
if(typeof data22.gender !== "string"){
const err75 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data22.surname !== undefined){
if(typeof data22.surname !== "string"){
const err76 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data22.firstName !== undefined){
if(typeof data22.firstName !== "string"){
const err77 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data22.birthDate !== undefined){
if(typeof data22.birthDate !== "string"){
const err78 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data22.placeOfBirth !== undefined){
if(typeof data22.placeOfBirth !== "string"){
const err79 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data22.nationality !== undefined){
if(typeof data22.nationality !== "string"){
const err80 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data22.name !== undefined){
if(typeof data22.name !== "string"){
const err81 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data22.legalStatus !== undefined){
if(typeof data22.legalStatus !== "string"){
const err82 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data22.shareCapital !== undefined){
let data38 = data22.shareCapital;
if(!((typeof data38 == "number") && (isFinite(data38)))){
const err83 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data22.siren !== undefined){
if(typeof data22.siren !== "string"){
const err84 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data22.siret !== undefined){
if(typeof data22.siret !== "string"){
const err85 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data22.vatNumber !== undefined){
if(typeof data22.vatNumber !== "string"){
const err86 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
}
else {
const err88 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

exports.v2 = validate2;
const schema4 = {"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"name":{"type":"string"},"legalStatus":{"type":"string"},"shareCapital":{"type":"number"},"siren":{"type":"string"},"siret":{"type":"string"},"vatNumber":{"type":"string"}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"properties":{"person":{"properties":{"gender":{"enum":["MR","MS","MRS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"properties":{"person":{"properties":{"name":{"format":"line","maxLength":200},"legalStatus":{"lookup":"legalStatuses","maxLength":200},"shareCapital":{"minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"format":"siret","maxLength":40,"copy":true},"vatNumber":{"format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}}}}]};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))(data) !== true){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person !== undefined){
let data0 = data.person;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.gender !== undefined){
let data1 = data0.gender;
if(!(((data1 === "MR") || (data1 === "MS")) || (data1 === "MRS"))){
const err1 = {instancePath:instancePath+"/person/gender",schemaPath:"#/allOf/0/then/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema4.allOf[0].then.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.surname !== undefined){
let data2 = data0.surname;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err2 = {instancePath:instancePath+"/person/surname",schemaPath:"#/allOf/0/then/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2.length <= 400){
if(!(formats6.validate(data2))){
const err3 = {instancePath:instancePath+"/person/surname",schemaPath:"#/allOf/0/then/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
}
if(data0.firstName !== undefined){
let data3 = data0.firstName;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err4 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/allOf/0/then/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.length <= 400){
if(!(formats6.validate(data3))){
const err5 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/allOf/0/then/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
if(data0.birthDate !== undefined){
let data4 = data0.birthDate;
if(typeof data4 === "string"){
if(!(formats12.validate(data4))){
const err6 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/allOf/0/then/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data0.placeOfBirth !== undefined){
let data5 = data0.placeOfBirth;
if(typeof data5 === "string"){
if(func0(data5) > 200){
const err7 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/allOf/0/then/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data5.length <= 400){
if(!(formats6.validate(data5))){
const err8 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/allOf/0/then/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
if(data0.nationality !== undefined){
let data6 = data0.nationality;
if(typeof data6 === "string"){
if(func0(data6) > 3){
const err9 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/allOf/0/then/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!schema2.includes(data6)){
const err10 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/allOf/0/then/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err11 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs13 = errors;
let valid4 = true;
const _errs14 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data) !== true){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person !== undefined){
let data7 = data.person;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name !== undefined){
let data8 = data7.name;
if(typeof data8 === "string"){
if(func0(data8) > 200){
const err13 = {instancePath:instancePath+"/person/name",schemaPath:"#/allOf/1/then/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.length <= 400){
if(!(formats6.validate(data8))){
const err14 = {instancePath:instancePath+"/person/name",schemaPath:"#/allOf/1/then/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
if(data7.legalStatus !== undefined){
let data9 = data7.legalStatus;
if(typeof data9 === "string"){
if(func0(data9) > 200){
const err15 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/allOf/1/then/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!schema3.includes(data9)){
const err16 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/allOf/1/then/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data7.shareCapital !== undefined){
let data10 = data7.shareCapital;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000000000 || isNaN(data10)){
const err17 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/allOf/1/then/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10 < 0 || isNaN(data10)){
const err18 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/allOf/1/then/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data7.siren !== undefined){
let data11 = data7.siren;
if(typeof data11 === "string"){
if(func0(data11) > 40){
const err19 = {instancePath:instancePath+"/person/siren",schemaPath:"#/allOf/1/then/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data11.length <= 80){
if(!(formats18.validate(data11))){
const err20 = {instancePath:instancePath+"/person/siren",schemaPath:"#/allOf/1/then/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
if(data7.siret !== undefined){
let data12 = data7.siret;
if(typeof data12 === "string"){
if(func0(data12) > 40){
const err21 = {instancePath:instancePath+"/person/siret",schemaPath:"#/allOf/1/then/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data12.length <= 80){
if(!(formats20.validate(data12))){
const err22 = {instancePath:instancePath+"/person/siret",schemaPath:"#/allOf/1/then/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
if(data7.vatNumber !== undefined){
let data13 = data7.vatNumber;
if(typeof data13 === "string"){
if(func0(data13) > 40){
const err23 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/allOf/1/then/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data13.length <= 80){
if(!(formats22.validate(data13))){
const err24 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/allOf/1/then/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
}
}
}
var _valid1 = _errs15 === errors;
valid4 = _valid1;
}
if(!valid4){
const err25 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err26 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.person === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "resourceUuid") || (key0 === "type")) || (key0 === "person"))){
const err28 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.resourceUuid !== undefined){
let data14 = data.resourceUuid;
if(typeof data14 === "string"){
if(!(formats24.validate(data14))){
const err29 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.type !== undefined){
let data15 = data.type;
if(typeof data15 !== "string"){
const err31 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!((data15 === "INDIVIDUAL") || (data15 === "CORPORATION"))){
const err32 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema4.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.person !== undefined){
let data16 = data.person;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 in data16){
if(!(func13.call(schema4.properties.person.properties, key1))){
const err33 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data16.resourceUuid !== undefined){
let data17 = data16.resourceUuid;
if(typeof data17 === "string"){
if(!(formats24.validate(data17))){
const err34 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data16.contacts !== undefined){
let data18 = data16.contacts;
if(Array.isArray(data18)){
if(data18.length > 5){
const err36 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data18.length <= 5){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
let data19 = data18[i0];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
for(const key2 in data19){
if(!((((key2 === "email") || (key2 === "mobile")) || (key2 === "phone")) || (key2 === "address"))){
const err37 = {instancePath:instancePath+"/person/contacts/" + i0,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data19.email !== undefined){
let data20 = data19.email;
if(typeof data20 === "string"){
if(func0(data20) > 254){
const err38 = {instancePath:instancePath+"/person/contacts/" + i0+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data20.length <= 508){
if(!(formats0.validate(data20))){
const err39 = {instancePath:instancePath+"/person/contacts/" + i0+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/person/contacts/" + i0+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data19.mobile !== undefined){
let data21 = data19.mobile;
if(typeof data21 === "string"){
if(func0(data21) > 40){
const err41 = {instancePath:instancePath+"/person/contacts/" + i0+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data21.length <= 80){
if(!(formats2.validate(data21))){
const err42 = {instancePath:instancePath+"/person/contacts/" + i0+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/person/contacts/" + i0+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data19.phone !== undefined){
let data22 = data19.phone;
if(typeof data22 === "string"){
if(func0(data22) > 40){
const err44 = {instancePath:instancePath+"/person/contacts/" + i0+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data22.length <= 80){
if(!(formats4.validate(data22))){
const err45 = {instancePath:instancePath+"/person/contacts/" + i0+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/person/contacts/" + i0+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data19.address !== undefined){
let data23 = data19.address;
if(typeof data23 === "string"){
if(func0(data23) > 500){
const err47 = {instancePath:instancePath+"/person/contacts/" + i0+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data23.length <= 1000){
if(!(formats6.validate(data23))){
const err48 = {instancePath:instancePath+"/person/contacts/" + i0+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/person/contacts/" + i0+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/person/contacts/" + i0,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
}
else {
const err51 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data16.gender !== undefined){
if(typeof data16.gender !== "string"){
const err52 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data16.surname !== undefined){
if(typeof data16.surname !== "string"){
const err53 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data16.firstName !== undefined){
if(typeof data16.firstName !== "string"){
const err54 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data16.birthDate !== undefined){
if(typeof data16.birthDate !== "string"){
const err55 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data16.placeOfBirth !== undefined){
if(typeof data16.placeOfBirth !== "string"){
const err56 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data16.nationality !== undefined){
if(typeof data16.nationality !== "string"){
const err57 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data16.name !== undefined){
if(typeof data16.name !== "string"){
const err58 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data16.legalStatus !== undefined){
if(typeof data16.legalStatus !== "string"){
const err59 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data16.shareCapital !== undefined){
let data32 = data16.shareCapital;
if(!((typeof data32 == "number") && (isFinite(data32)))){
const err60 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data16.siren !== undefined){
if(typeof data16.siren !== "string"){
const err61 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data16.siret !== undefined){
if(typeof data16.siret !== "string"){
const err62 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data16.vatNumber !== undefined){
if(typeof data16.vatNumber !== "string"){
const err63 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

return {
  "record": exports.v1,
  "wire": exports.v2,
  "entries": {
    "person.contacts": exports.v0
  },
  "unique": [],
  "demands": [
    {
      "paths": [
        "person",
        "person.gender",
        "person.surname",
        "person.firstName",
        "person.birthDate",
        "person.placeOfBirth",
        "person.nationality",
        "person.contacts",
        "person.contacts.mobile",
        "person.contacts.email"
      ],
      "when": (self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
    },
    {
      "paths": [
        "person",
        "person.name",
        "person.contacts",
        "person.contacts.mobile",
        "person.contacts.email"
      ],
      "when": (self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
    }
  ],
  "takes": {},
  "pointing": [],
  "computed": [],
  "initial": []
}
}
