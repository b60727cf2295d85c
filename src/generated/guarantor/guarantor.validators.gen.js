// Made by `npm run generate`. Change schemas/guarantor and run it again.
export default function factory(formats, runtime) {
const exports = {}
const { cel } = runtime

exports.v0 = validate10;
const schema27 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}};
const formats0 = formats.email;
const formats2 = formats.mobile;
const formats4 = formats.landline;
const formats6 = formats.line;
const func2 = runtime.ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(func2(data0) > 254){
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
if(func2(data1) > 40){
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
if(func2(data2) > 40){
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
if(func2(data3) > 500){
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
validate10.errors = vErrors;
return errors === 0;
}

exports.v1 = validate11;
const schema28 = {"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(self?.type, \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}},{"if":{"matches":"(self) => cel.equal(self?.type, \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}}]};
const schema29 = ["FRA","AFG","ZAF","ALB","DZA","DEU","AND","AGO","AIA","ATA","ATG","SAU","ARG","ARM","ABW","AUS","AUT","AZE","BHS","BHR","BGD","BRB","BEL","BLZ","BEN","BMU","BTN","BLR","MMR","BOL","BIH","BWA","BRA","BRN","BGR","BFA","BDI","KHM","CMR","CAN","CPV","CHL","CHN","CYP","COL","COM","PRK","KOR","CRI","CIV","HRV","CUB","CUW","DNK","DJI","DMA","EGY","ARE","ECU","ERI","ESP","EST","SWZ","USA","ETH","FJI","FIN","GAB","GMB","GEO","SGS","GHA","GIB","GRC","GRD","GRL","GLP","GUM","GTM","GGY","GIN","GNQ","GNB","GUY","GUF","HTI","HND","HKG","HUN","BVT","CXR","IMN","NFK","ALA","CYM","CCK","COK","FRO","HMD","FLK","MNP","MHL","UMI","PCN","SLB","TCA","VGB","VIR","IND","IDN","IRQ","IRN","IRL","ISL","ISR","ITA","JAM","JPN","JEY","JOR","KAZ","KEN","KGZ","KIR","XKX","KWT","REU","LAO","LSO","LVA","LBN","LBR","LBY","LIE","LTU","LUX","MAC","MKD","MDG","MYS","MWI","MDV","MLI","MLT","MAR","MTQ","MUS","MRT","MYT","MEX","FSM","MDA","MCO","MNG","MNE","MSR","MOZ","NAM","NRU","NPL","NIC","NER","NGA","NIU","NOR","NCL","NZL","OMN","UGA","UZB","PAK","PLW","PSE","PAN","PNG","PRY","NLD","BES","PER","PHL","POL","PYF","PRI","PRT","QAT","CAF","COD","DOM","COG","ROU","GBR","RUS","RWA","ESH","BLM","KNA","SMR","MAF","SXM","SPM","VCT","SHN","LCA","SLV","WSM","ASM","STP","SEN","SRB","SYC","SLE","SGP","SVK","SVN","SOM","SDN","SSD","LKA","SWE","CHE","SUR","SJM","SYR","TJK","TWN","TZA","TCD","CZE","ATF","IOT","THA","TLS","TGO","TKL","TON","TTO","TUN","TKM","TUR","TUV","UKR","URY","VUT","VAT","VEN","VNM","WLF","YEM","ZMB","ZWE"];
const schema30 = ["SCI","SARL de famille","SARL","EURL","SAS","SASU","SA","SNC","EI (entrepreneur individuel)","Micro-entreprise","SCPI","SCM","SCP","SELARL","SELAS","SCS","SCA","GIE","SCOP","SCIC","Association (loi 1901)","Fondation","Syndicat de copropriétaires","Collectivité ou établissement public","Société étrangère","Autre"];
const formats8 = formats.uuid;
const formats24 = formats.pastDate;
const formats30 = formats.siren;
const formats32 = formats.siret;
const formats34 = formats.vat;
const func6 = Object.prototype.hasOwnProperty;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(((self) => cel.equal(self?.type, "INDIVIDUAL"))(data) !== true){
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
if(((self) => cel.equal(self?.type, "CORPORATION"))(data) !== true){
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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.person === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "resourceUuid") || (key0 === "type")) || (key0 === "person"))){
const err25 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.resourceUuid !== undefined){
let data6 = data.resourceUuid;
if(typeof data6 === "string"){
if(!(formats8.validate(data6))){
const err26 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.type !== undefined){
let data7 = data.type;
if(typeof data7 !== "string"){
const err28 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data7 === "INDIVIDUAL") || (data7 === "CORPORATION"))){
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema28.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.person !== undefined){
let data8 = data.person;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(!(func6.call(schema28.properties.person.properties, key1))){
const err30 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data8.resourceUuid !== undefined){
let data9 = data8.resourceUuid;
if(typeof data9 === "string"){
if(!(formats8.validate(data9))){
const err31 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data8.contacts !== undefined){
let data10 = data8.contacts;
if(Array.isArray(data10)){
if(data10.length > 5){
const err33 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10.length <= 5){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key2 in data11){
if(!((((key2 === "email") || (key2 === "mobile")) || (key2 === "phone")) || (key2 === "address"))){
const err34 = {instancePath:instancePath+"/person/contacts/" + i2,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data11.email !== undefined){
let data12 = data11.email;
if(typeof data12 === "string"){
if(func2(data12) > 254){
const err35 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.length <= 508){
if(!(formats0.validate(data12))){
const err36 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data11.mobile !== undefined){
let data13 = data11.mobile;
if(typeof data13 === "string"){
if(func2(data13) > 40){
const err38 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.length <= 80){
if(!(formats2.validate(data13))){
const err39 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err40 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data11.phone !== undefined){
let data14 = data11.phone;
if(typeof data14 === "string"){
if(func2(data14) > 40){
const err41 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14.length <= 80){
if(!(formats4.validate(data14))){
const err42 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err43 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data11.address !== undefined){
let data15 = data11.address;
if(typeof data15 === "string"){
if(func2(data15) > 500){
const err44 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.length <= 1000){
if(!(formats6.validate(data15))){
const err45 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err46 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/person/contacts/" + i2,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err48 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data8.gender !== undefined){
let data16 = data8.gender;
if(typeof data16 !== "string"){
const err49 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(((data16 === "MR") || (data16 === "MS")) || (data16 === "MRS"))){
const err50 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema28.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data8.surname !== undefined){
let data17 = data8.surname;
if(typeof data17 === "string"){
if(func2(data17) > 200){
const err51 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data17.length <= 400){
if(!(formats6.validate(data17))){
const err52 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
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
if(data8.firstName !== undefined){
let data18 = data8.firstName;
if(typeof data18 === "string"){
if(func2(data18) > 200){
const err54 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data18.length <= 400){
if(!(formats6.validate(data18))){
const err55 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data8.birthDate !== undefined){
let data19 = data8.birthDate;
if(typeof data19 === "string"){
if(!(formats24.validate(data19))){
const err57 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
const err58 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data8.placeOfBirth !== undefined){
let data20 = data8.placeOfBirth;
if(typeof data20 === "string"){
if(func2(data20) > 200){
const err59 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data20.length <= 400){
if(!(formats6.validate(data20))){
const err60 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data8.nationality !== undefined){
let data21 = data8.nationality;
if(typeof data21 === "string"){
if(func2(data21) > 3){
const err62 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!schema29.includes(data21)){
const err63 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
else {
const err64 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data8.name !== undefined){
let data22 = data8.name;
if(typeof data22 === "string"){
if(func2(data22) > 200){
const err65 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data22.length <= 400){
if(!(formats6.validate(data22))){
const err66 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data8.legalStatus !== undefined){
let data23 = data8.legalStatus;
if(typeof data23 === "string"){
if(func2(data23) > 200){
const err68 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!schema30.includes(data23)){
const err69 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
else {
const err70 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data8.shareCapital !== undefined){
let data24 = data8.shareCapital;
if((typeof data24 == "number") && (isFinite(data24))){
if(data24 > 1000000000000 || isNaN(data24)){
const err71 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data24 < 0 || isNaN(data24)){
const err72 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data8.siren !== undefined){
let data25 = data8.siren;
if(typeof data25 === "string"){
if(func2(data25) > 40){
const err74 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data25.length <= 80){
if(!(formats30.validate(data25))){
const err75 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
}
else {
const err76 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data8.siret !== undefined){
let data26 = data8.siret;
if(typeof data26 === "string"){
if(func2(data26) > 40){
const err77 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data26.length <= 80){
if(!(formats32.validate(data26))){
const err78 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
}
else {
const err79 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data8.vatNumber !== undefined){
let data27 = data8.vatNumber;
if(typeof data27 === "string"){
if(func2(data27) > 40){
const err80 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data27.length <= 80){
if(!(formats34.validate(data27))){
const err81 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
else {
const err82 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
else {
const err83 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

exports.v2 = validate12;
const schema31 = {"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.person === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "resourceUuid") || (key0 === "type")) || (key0 === "person"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.resourceUuid !== undefined){
let data0 = data.resourceUuid;
if(typeof data0 === "string"){
if(!(formats8.validate(data0))){
const err3 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "INDIVIDUAL") || (data1 === "CORPORATION"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.person !== undefined){
let data2 = data.person;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(func6.call(schema31.properties.person.properties, key1))){
const err7 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.resourceUuid !== undefined){
let data3 = data2.resourceUuid;
if(typeof data3 === "string"){
if(!(formats8.validate(data3))){
const err8 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.contacts !== undefined){
let data4 = data2.contacts;
if(Array.isArray(data4)){
if(data4.length > 5){
const err10 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.length <= 5){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(!((((key2 === "email") || (key2 === "mobile")) || (key2 === "phone")) || (key2 === "address"))){
const err11 = {instancePath:instancePath+"/person/contacts/" + i0,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.email !== undefined){
let data6 = data5.email;
if(typeof data6 === "string"){
if(func2(data6) > 254){
const err12 = {instancePath:instancePath+"/person/contacts/" + i0+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.length <= 508){
if(!(formats0.validate(data6))){
const err13 = {instancePath:instancePath+"/person/contacts/" + i0+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/person/contacts/" + i0+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.mobile !== undefined){
let data7 = data5.mobile;
if(typeof data7 === "string"){
if(func2(data7) > 40){
const err15 = {instancePath:instancePath+"/person/contacts/" + i0+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.length <= 80){
if(!(formats2.validate(data7))){
const err16 = {instancePath:instancePath+"/person/contacts/" + i0+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
else {
const err17 = {instancePath:instancePath+"/person/contacts/" + i0+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.phone !== undefined){
let data8 = data5.phone;
if(typeof data8 === "string"){
if(func2(data8) > 40){
const err18 = {instancePath:instancePath+"/person/contacts/" + i0+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.length <= 80){
if(!(formats4.validate(data8))){
const err19 = {instancePath:instancePath+"/person/contacts/" + i0+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/person/contacts/" + i0+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.address !== undefined){
let data9 = data5.address;
if(typeof data9 === "string"){
if(func2(data9) > 500){
const err21 = {instancePath:instancePath+"/person/contacts/" + i0+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9.length <= 1000){
if(!(formats6.validate(data9))){
const err22 = {instancePath:instancePath+"/person/contacts/" + i0+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err23 = {instancePath:instancePath+"/person/contacts/" + i0+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/person/contacts/" + i0,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err25 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.gender !== undefined){
let data10 = data2.gender;
if(typeof data10 !== "string"){
const err26 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!(((data10 === "MR") || (data10 === "MS")) || (data10 === "MRS"))){
const err27 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema31.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.surname !== undefined){
let data11 = data2.surname;
if(typeof data11 === "string"){
if(func2(data11) > 200){
const err28 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.length <= 400){
if(!(formats6.validate(data11))){
const err29 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err30 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data2.firstName !== undefined){
let data12 = data2.firstName;
if(typeof data12 === "string"){
if(func2(data12) > 200){
const err31 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.length <= 400){
if(!(formats6.validate(data12))){
const err32 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data2.birthDate !== undefined){
let data13 = data2.birthDate;
if(typeof data13 === "string"){
if(!(formats24.validate(data13))){
const err34 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
const err35 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data2.placeOfBirth !== undefined){
let data14 = data2.placeOfBirth;
if(typeof data14 === "string"){
if(func2(data14) > 200){
const err36 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err37 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err38 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data2.nationality !== undefined){
let data15 = data2.nationality;
if(typeof data15 === "string"){
if(func2(data15) > 3){
const err39 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(!schema29.includes(data15)){
const err40 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data2.name !== undefined){
let data16 = data2.name;
if(typeof data16 === "string"){
if(func2(data16) > 200){
const err42 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16.length <= 400){
if(!(formats6.validate(data16))){
const err43 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err44 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data2.legalStatus !== undefined){
let data17 = data2.legalStatus;
if(typeof data17 === "string"){
if(func2(data17) > 200){
const err45 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!schema30.includes(data17)){
const err46 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data2.shareCapital !== undefined){
let data18 = data2.shareCapital;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000000000 || isNaN(data18)){
const err48 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err49 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
else {
const err50 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data2.siren !== undefined){
let data19 = data2.siren;
if(typeof data19 === "string"){
if(func2(data19) > 40){
const err51 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data19.length <= 80){
if(!(formats30.validate(data19))){
const err52 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data2.siret !== undefined){
let data20 = data2.siret;
if(typeof data20 === "string"){
if(func2(data20) > 40){
const err54 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data20.length <= 80){
if(!(formats32.validate(data20))){
const err55 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data2.vatNumber !== undefined){
let data21 = data2.vatNumber;
if(typeof data21 === "string"){
if(func2(data21) > 40){
const err57 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data21.length <= 80){
if(!(formats34.validate(data21))){
const err58 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate12.errors = vErrors;
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
      "when": (self) => cel.equal(self?.type, "INDIVIDUAL")
    },
    {
      "paths": [
        "person",
        "person.name",
        "person.contacts",
        "person.contacts.mobile",
        "person.contacts.email"
      ],
      "when": (self) => cel.equal(self?.type, "CORPORATION")
    }
  ],
  "takes": {},
  "computed": [],
  "initial": []
}
}
