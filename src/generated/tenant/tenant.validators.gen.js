// Made by `npm run generate`. Change schemas/tenant and run it again.
export default function factory(formats, runtime) {
const exports = {}
const { cel } = runtime

exports.v0 = validate10;
const schema27 = {"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","maxLength":200,"format":"line"},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"proposals":{"iban":"ribOfIban"}},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"proposals":{"rib":"ibanOfRib"}},"bic":{"type":"string","maxLength":20,"copy":true,"format":"line"}}};
const formats0 = formats.line;
const formats4 = formats.bankRib;
const formats6 = formats.bankIban;
const func2 = runtime.ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "bankName") || (key0 === "address")) || (key0 === "rib")) || (key0 === "iban")) || (key0 === "bic"))){
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
if(data.bankName !== undefined){
let data0 = data.bankName;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length <= 400){
if(!(formats0.validate(data0))){
const err2 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err3 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.address !== undefined){
let data1 = data.address;
if(typeof data1 === "string"){
if(func2(data1) > 500){
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 1000){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err6 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.rib !== undefined){
let data2 = data.rib;
if(typeof data2 === "string"){
if(func2(data2) > 60){
const err7 = {instancePath:instancePath+"/rib",schemaPath:"#/properties/rib/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length <= 120){
if(!(formats4.validate(data2))){
const err8 = {instancePath:instancePath+"/rib",schemaPath:"#/properties/rib/format",keyword:"format",params:{format: "bankRib"},message:"must match format \""+"bankRib"+"\""};
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
const err9 = {instancePath:instancePath+"/rib",schemaPath:"#/properties/rib/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.iban !== undefined){
let data3 = data.iban;
if(typeof data3 === "string"){
if(func2(data3) > 60){
const err10 = {instancePath:instancePath+"/iban",schemaPath:"#/properties/iban/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length <= 120){
if(!(formats6.validate(data3))){
const err11 = {instancePath:instancePath+"/iban",schemaPath:"#/properties/iban/format",keyword:"format",params:{format: "bankIban"},message:"must match format \""+"bankIban"+"\""};
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
const err12 = {instancePath:instancePath+"/iban",schemaPath:"#/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.bic !== undefined){
let data4 = data.bic;
if(typeof data4 === "string"){
if(func2(data4) > 20){
const err13 = {instancePath:instancePath+"/bic",schemaPath:"#/properties/bic/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length <= 40){
if(!(formats0.validate(data4))){
const err14 = {instancePath:instancePath+"/bic",schemaPath:"#/properties/bic/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err15 = {instancePath:instancePath+"/bic",schemaPath:"#/properties/bic/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

exports.v1 = validate11;
const schema28 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"type":"string","format":"email","maxLength":254},"initialContact":{"type":"boolean"}}};
const formats10 = formats.email;
const formats12 = formats.mobile;
const formats14 = formats.landline;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "email") || (key0 === "mobile")) || (key0 === "phone")) || (key0 === "address")) || (key0 === "secondEmail")) || (key0 === "initialContact"))){
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
if(!(formats10.validate(data0))){
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
if(!(formats12.validate(data1))){
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
if(!(formats14.validate(data2))){
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
if(!(formats0.validate(data3))){
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
if(data.secondEmail !== undefined){
let data4 = data.secondEmail;
if(typeof data4 === "string"){
if(func2(data4) > 254){
const err13 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length <= 508){
if(!(formats10.validate(data4))){
const err14 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
else {
const err15 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.initialContact !== undefined){
if(typeof data.initialContact !== "boolean"){
const err16 = {instancePath:instancePath+"/initialContact",schemaPath:"#/properties/initialContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

exports.v2 = validate12;
const schema29 = {"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(self?.type, \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}},{"if":{"matches":"(self) => cel.equal(self?.type, \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}}]};
const schema30 = ["FRA","AFG","ZAF","ALB","DZA","DEU","AND","AGO","AIA","ATA","ATG","SAU","ARG","ARM","ABW","AUS","AUT","AZE","BHS","BHR","BGD","BRB","BEL","BLZ","BEN","BMU","BTN","BLR","MMR","BOL","BIH","BWA","BRA","BRN","BGR","BFA","BDI","KHM","CMR","CAN","CPV","CHL","CHN","CYP","COL","COM","PRK","KOR","CRI","CIV","HRV","CUB","CUW","DNK","DJI","DMA","EGY","ARE","ECU","ERI","ESP","EST","SWZ","USA","ETH","FJI","FIN","GAB","GMB","GEO","SGS","GHA","GIB","GRC","GRD","GRL","GLP","GUM","GTM","GGY","GIN","GNQ","GNB","GUY","GUF","HTI","HND","HKG","HUN","BVT","CXR","IMN","NFK","ALA","CYM","CCK","COK","FRO","HMD","FLK","MNP","MHL","UMI","PCN","SLB","TCA","VGB","VIR","IND","IDN","IRQ","IRN","IRL","ISL","ISR","ITA","JAM","JPN","JEY","JOR","KAZ","KEN","KGZ","KIR","XKX","KWT","REU","LAO","LSO","LVA","LBN","LBR","LBY","LIE","LTU","LUX","MAC","MKD","MDG","MYS","MWI","MDV","MLI","MLT","MAR","MTQ","MUS","MRT","MYT","MEX","FSM","MDA","MCO","MNG","MNE","MSR","MOZ","NAM","NRU","NPL","NIC","NER","NGA","NIU","NOR","NCL","NZL","OMN","UGA","UZB","PAK","PLW","PSE","PAN","PNG","PRY","NLD","BES","PER","PHL","POL","PYF","PRI","PRT","QAT","CAF","COD","DOM","COG","ROU","GBR","RUS","RWA","ESH","BLM","KNA","SMR","MAF","SXM","SPM","VCT","SHN","LCA","SLV","WSM","ASM","STP","SEN","SRB","SYC","SLE","SGP","SVK","SVN","SOM","SDN","SSD","LKA","SWE","CHE","SUR","SJM","SYR","TJK","TWN","TZA","TCD","CZE","ATF","IOT","THA","TLS","TGO","TKL","TON","TTO","TUN","TKM","TUR","TUV","UKR","URY","VUT","VAT","VEN","VNM","WLF","YEM","ZMB","ZWE"];
const schema31 = ["SCI","SARL de famille","SARL","EURL","SAS","SASU","SA","SNC","EI (entrepreneur individuel)","Micro-entreprise","SCPI","SCM","SCP","SELARL","SELAS","SCS","SCA","GIE","SCOP","SCIC","Association (loi 1901)","Fondation","Syndicat de copropriétaires","Collectivité ou établissement public","Société étrangère","Autre"];
const formats20 = formats.uuid;
const formats36 = formats.pastDate;
const formats42 = formats.siren;
const formats44 = formats.siret;
const formats46 = formats.vat;
const func12 = Object.prototype.hasOwnProperty;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats20.validate(data6))){
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
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema29.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(!(func12.call(schema29.properties.person.properties, key1))){
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
if(!(formats20.validate(data9))){
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
if(!(formats10.validate(data12))){
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
if(!(formats12.validate(data13))){
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
if(!(formats14.validate(data14))){
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
if(!(formats0.validate(data15))){
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
const err50 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema29.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
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
if(!(formats0.validate(data17))){
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
if(!(formats0.validate(data18))){
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
if(!(formats36.validate(data19))){
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
if(!(formats0.validate(data20))){
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
if(!schema30.includes(data21)){
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
if(!(formats0.validate(data22))){
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
if(!schema31.includes(data23)){
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
if(!(formats42.validate(data25))){
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
if(!(formats44.validate(data26))){
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
if(!(formats46.validate(data27))){
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
validate12.errors = vErrors;
return errors === 0;
}

exports.v3 = validate13;
const schema32 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats10.validate(data0))){
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
if(!(formats12.validate(data1))){
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
if(!(formats14.validate(data2))){
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
if(!(formats0.validate(data3))){
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
validate13.errors = vErrors;
return errors === 0;
}

exports.v4 = validate14;
const schema33 = {"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(self?.type, \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile"]}}}}}}},{"if":{"matches":"(self) => cel.equal(self?.type, \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name"]}}}}]};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
}
}
}
else {
const err11 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err12 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const _errs10 = errors;
let valid6 = true;
const _errs11 = errors;
if(((self) => cel.equal(self?.type, "CORPORATION"))(data) !== true){
const err13 = {};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
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
const err14 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.person !== undefined){
let data3 = data.person;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.name === undefined){
const err15 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
var _valid1 = _errs12 === errors;
valid6 = _valid1;
}
if(!valid6){
const err16 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.person === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "resourceUuid") || (key0 === "type")) || (key0 === "person"))){
const err19 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.resourceUuid !== undefined){
let data4 = data.resourceUuid;
if(typeof data4 === "string"){
if(!(formats20.validate(data4))){
const err20 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.type !== undefined){
let data5 = data.type;
if(typeof data5 !== "string"){
const err22 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data5 === "INDIVIDUAL") || (data5 === "CORPORATION"))){
const err23 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema33.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.person !== undefined){
let data6 = data.person;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
if(!(func12.call(schema33.properties.person.properties, key1))){
const err24 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.resourceUuid !== undefined){
let data7 = data6.resourceUuid;
if(typeof data7 === "string"){
if(!(formats20.validate(data7))){
const err25 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data6.contacts !== undefined){
let data8 = data6.contacts;
if(Array.isArray(data8)){
if(data8.length > 5){
const err27 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8.length <= 5){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
for(const key2 in data9){
if(!((((key2 === "email") || (key2 === "mobile")) || (key2 === "phone")) || (key2 === "address"))){
const err28 = {instancePath:instancePath+"/person/contacts/" + i1,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.email !== undefined){
let data10 = data9.email;
if(typeof data10 === "string"){
if(func2(data10) > 254){
const err29 = {instancePath:instancePath+"/person/contacts/" + i1+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.length <= 508){
if(!(formats10.validate(data10))){
const err30 = {instancePath:instancePath+"/person/contacts/" + i1+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/person/contacts/" + i1+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.mobile !== undefined){
let data11 = data9.mobile;
if(typeof data11 === "string"){
if(func2(data11) > 40){
const err32 = {instancePath:instancePath+"/person/contacts/" + i1+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.length <= 80){
if(!(formats12.validate(data11))){
const err33 = {instancePath:instancePath+"/person/contacts/" + i1+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
else {
const err34 = {instancePath:instancePath+"/person/contacts/" + i1+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data9.phone !== undefined){
let data12 = data9.phone;
if(typeof data12 === "string"){
if(func2(data12) > 40){
const err35 = {instancePath:instancePath+"/person/contacts/" + i1+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.length <= 80){
if(!(formats14.validate(data12))){
const err36 = {instancePath:instancePath+"/person/contacts/" + i1+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err37 = {instancePath:instancePath+"/person/contacts/" + i1+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data9.address !== undefined){
let data13 = data9.address;
if(typeof data13 === "string"){
if(func2(data13) > 500){
const err38 = {instancePath:instancePath+"/person/contacts/" + i1+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data13.length <= 1000){
if(!(formats0.validate(data13))){
const err39 = {instancePath:instancePath+"/person/contacts/" + i1+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err40 = {instancePath:instancePath+"/person/contacts/" + i1+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/person/contacts/" + i1,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err42 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data6.gender !== undefined){
let data14 = data6.gender;
if(typeof data14 !== "string"){
const err43 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!(((data14 === "MR") || (data14 === "MS")) || (data14 === "MRS"))){
const err44 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema33.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data6.surname !== undefined){
let data15 = data6.surname;
if(typeof data15 === "string"){
if(func2(data15) > 200){
const err45 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data15.length <= 400){
if(!(formats0.validate(data15))){
const err46 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err47 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data6.firstName !== undefined){
let data16 = data6.firstName;
if(typeof data16 === "string"){
if(func2(data16) > 200){
const err48 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data16.length <= 400){
if(!(formats0.validate(data16))){
const err49 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err50 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data6.birthDate !== undefined){
let data17 = data6.birthDate;
if(typeof data17 === "string"){
if(!(formats36.validate(data17))){
const err51 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
else {
const err52 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data6.placeOfBirth !== undefined){
let data18 = data6.placeOfBirth;
if(typeof data18 === "string"){
if(func2(data18) > 200){
const err53 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data18.length <= 400){
if(!(formats0.validate(data18))){
const err54 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data6.nationality !== undefined){
let data19 = data6.nationality;
if(typeof data19 === "string"){
if(func2(data19) > 3){
const err56 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!schema30.includes(data19)){
const err57 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
const err58 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data6.name !== undefined){
let data20 = data6.name;
if(typeof data20 === "string"){
if(func2(data20) > 200){
const err59 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data20.length <= 400){
if(!(formats0.validate(data20))){
const err60 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err61 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data6.legalStatus !== undefined){
let data21 = data6.legalStatus;
if(typeof data21 === "string"){
if(func2(data21) > 200){
const err62 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!schema31.includes(data21)){
const err63 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
const err64 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data6.shareCapital !== undefined){
let data22 = data6.shareCapital;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000000000000 || isNaN(data22)){
const err65 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err66 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data6.siren !== undefined){
let data23 = data6.siren;
if(typeof data23 === "string"){
if(func2(data23) > 40){
const err68 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data23.length <= 80){
if(!(formats42.validate(data23))){
const err69 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data6.siret !== undefined){
let data24 = data6.siret;
if(typeof data24 === "string"){
if(func2(data24) > 40){
const err71 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data24.length <= 80){
if(!(formats44.validate(data24))){
const err72 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
const err73 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data6.vatNumber !== undefined){
let data25 = data6.vatNumber;
if(typeof data25 === "string"){
if(func2(data25) > 40){
const err74 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data25.length <= 80){
if(!(formats46.validate(data25))){
const err75 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
const err76 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

exports.v5 = validate15;
const schema36 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats10.validate(data0))){
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
if(!(formats12.validate(data1))){
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
if(!(formats14.validate(data2))){
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
if(!(formats0.validate(data3))){
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
validate15.errors = vErrors;
return errors === 0;
}

exports.v6 = validate16;
const schema37 = {"type":"object","additionalProperties":false,"required":["fileData"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","lookup":"documentTypes","maxLength":100},"description":{"type":"string","format":"line","maxLength":500},"fileData":{"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"readOnly":true,"upload":{"maxBytes":20971520,"bytes":"getFile","part":"documents","accept":["*/*"]},"wire":{"sentAs":{"metaData.fileName":"name","metaData.fileUuid":"id","uploaddate":"chosenAt","uploadDate":"keptChosenAt"}}},"uploadDate":{"type":"string","format":"stamp","maxLength":40,"readOnly":true}}};
const schema38 = ["INSURANCE_CERTIFICATE","UNPAID_RENT_GUARANTEE","DEED_OF_GUARANTEE","EMPLOYMENT_CONTRACT","WORK_CERTIFICATE","JOB_PROMISSE","PAY_SLIP","END_OF_TRIAL_PERIOD_CERTIFICATE","SCHOOL_REGISTRATION_CERTIFICATE","PROOF_OF_ADDRESS","TAX_NOTICE"];
const formats98 = formats.stamp;

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fileData === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fileData"},message:"must have required property '"+"fileData"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "resourceUuid") || (key0 === "type")) || (key0 === "description")) || (key0 === "fileData")) || (key0 === "uploadDate"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.resourceUuid !== undefined){
let data0 = data.resourceUuid;
if(typeof data0 === "string"){
if(!(formats20.validate(data0))){
const err2 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!schema38.includes(data1)){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(func2(data2) > 500){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length <= 1000){
if(!(formats0.validate(data2))){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.fileData !== undefined){
let data3 = data.fileData;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.label === undefined){
const err10 = {instancePath:instancePath+"/fileData",schemaPath:"#/properties/fileData/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.resourceUuid === undefined){
const err11 = {instancePath:instancePath+"/fileData",schemaPath:"#/properties/fileData/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "label") || (key1 === "resourceUuid"))){
const err12 = {instancePath:instancePath+"/fileData",schemaPath:"#/properties/fileData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.label !== undefined){
let data4 = data3.label;
if(typeof data4 === "string"){
if(func2(data4) > 255){
const err13 = {instancePath:instancePath+"/fileData/label",schemaPath:"#/properties/fileData/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/fileData/label",schemaPath:"#/properties/fileData/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.resourceUuid !== undefined){
let data5 = data3.resourceUuid;
if(typeof data5 === "string"){
if(!(formats20.validate(data5))){
const err15 = {instancePath:instancePath+"/fileData/resourceUuid",schemaPath:"#/properties/fileData/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/fileData/resourceUuid",schemaPath:"#/properties/fileData/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err17 = {instancePath:instancePath+"/fileData",schemaPath:"#/properties/fileData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.uploadDate !== undefined){
let data6 = data.uploadDate;
if(typeof data6 === "string"){
if(func2(data6) > 40){
const err18 = {instancePath:instancePath+"/uploadDate",schemaPath:"#/properties/uploadDate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.length <= 80){
if(!(formats98.validate(data6))){
const err19 = {instancePath:instancePath+"/uploadDate",schemaPath:"#/properties/uploadDate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
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
const err20 = {instancePath:instancePath+"/uploadDate",schemaPath:"#/properties/uploadDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

exports.v7 = validate17;
const schema39 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"type":"string","format":"email","maxLength":254}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "email") || (key0 === "mobile")) || (key0 === "phone")) || (key0 === "address")) || (key0 === "secondEmail"))){
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
if(!(formats10.validate(data0))){
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
if(!(formats12.validate(data1))){
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
if(!(formats14.validate(data2))){
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
if(!(formats0.validate(data3))){
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
if(data.secondEmail !== undefined){
let data4 = data.secondEmail;
if(typeof data4 === "string"){
if(func2(data4) > 254){
const err13 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length <= 508){
if(!(formats10.validate(data4))){
const err14 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
else {
const err15 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

exports.v8 = validate18;
const schema40 = {"type":"object","additionalProperties":false,"required":["type","person","guarantors","emergencyContacts"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"CORPORATION"},"reference":{"type":"string","format":"line","maxLength":40,"numbered":"LOC-{number}"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"bankAccounts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","maxLength":200,"format":"line"},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"proposals":{"iban":"ribOfIban"}},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"proposals":{"rib":"ibanOfRib"}},"bic":{"type":"string","maxLength":20,"copy":true,"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"middlename":{"type":"string","format":"line","maxLength":200},"profession":{"type":"string","format":"line","lookup":"jobs","open":true,"maxLength":200},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"type":"string","format":"email","maxLength":254},"initialContact":{"type":"boolean"}}}},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}},"activityField":{"type":"string","format":"line","maxLength":200},"website":{"type":"string","format":"url","maxLength":500}}},"contacts":{},"guarantors":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(self?.type, \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}},{"if":{"matches":"(self) => cel.equal(self?.type, \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}}]},"listed":false},"emergencyContacts":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(self?.type, \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile"]}}}}}}},{"if":{"matches":"(self) => cel.equal(self?.type, \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name"]}}}}]},"listed":false},"documents":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["fileData"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","lookup":"documentTypes","maxLength":100},"description":{"type":"string","format":"line","maxLength":500},"fileData":{"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"readOnly":true,"upload":{"maxBytes":20971520,"bytes":"getFile","part":"documents","accept":["*/*"]},"wire":{"sentAs":{"metaData.fileName":"name","metaData.fileUuid":"id","uploaddate":"chosenAt","uploadDate":"keptChosenAt"}}},"uploadDate":{"type":"string","format":"stamp","maxLength":40,"readOnly":true}}},"listed":false},"followupAddress":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line","listed":false},"privateComment":{"type":"string","maxLength":5000,"listed":false},"identificationDocument":{"type":"object","additionalProperties":false,"properties":{"fileData":{"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"readOnly":true,"upload":{"maxBytes":20971520,"bytes":"getFile","accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"part":"identificationDocument","whole":true},"wire":{"sentAs":{"metaData.fileName":"name","metaData.fileUuid":"id","uploaddate":"chosenAt","uploadDate":"keptChosenAt"}}},"uploadDate":{"type":"string","format":"stamp","maxLength":40,"readOnly":true},"type":{"type":"string","lookup":"identificationDocumentTypes","maxLength":100},"registrationNumber":{"type":"string","format":"line","maxLength":100},"expirationDate":{"type":"string","format":"date","expiresSoon":30}}},"picture":{"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"upload":{"accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"maxBytes":10485760,"bytes":"getFile","part":"picture"},"listed":false},"employer":{"type":"string","format":"line","maxLength":200,"listed":false},"employerAddress":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line","listed":false},"contractType":{"type":"string","lookup":"contractTypes","maxLength":100,"listed":false},"monthlyIncome":{"type":"number","minimum":0,"maximum":1000000000,"unit":"€","listed":false},"representative":{"type":"object","additionalProperties":false,"properties":{"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"resourceUuid":{"type":"string","format":"uuid","identity":true},"middle":{"type":"string","format":"line","maxLength":200},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"type":"string","format":"email","maxLength":254}}}}},"listed":false}},"allOf":[{"if":{"matches":"(self) => cel.equal(self?.type, \"INDIVIDUAL\")"},"then":{"required":["identificationDocument"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","profession","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["email","mobile","address"]}}}},"identificationDocument":{"required":["registrationNumber","expirationDate","fileData"]}}}},{"if":{"matches":"(self) => cel.equal(self?.type, \"CORPORATION\")"},"then":{"required":["representative"],"properties":{"person":{"required":["name"]},"representative":{"required":["gender","surname","firstName","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["email","mobile","address"]}}}}}}}]};
const schema48 = ["IDENTITY_CARD","PASSPORT","RESIDENCE_PERMIT","PERMANENT_RESIDENT","DRIVER_LICENSE"];
const schema49 = ["CDI","CDD","CCO","CDDOD","CDDS","CTT","CTTP","CTI","CTS","CTV","CTPAR","TESE","CEA","CESU","CESUP","CPS"];
const formats158 = formats.url;
const formats232 = formats.date;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.identificationDocument === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "identificationDocument"},message:"must have required property '"+"identificationDocument"+"'"};
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
if(data0.profession === undefined){
const err8 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "profession"},message:"must have required property '"+"profession"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.contacts === undefined){
const err9 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.contacts !== undefined){
let data1 = data0.contacts;
if(Array.isArray(data1)){
if(data1.length < 1){
const err10 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
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
if(data2.mobile === undefined){
const err12 = {instancePath:instancePath+"/person/contacts/" + i0,schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.address === undefined){
const err13 = {instancePath:instancePath+"/person/contacts/" + i0,schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
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
}
else {
const err14 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(data.identificationDocument !== undefined){
let data3 = data.identificationDocument;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.registrationNumber === undefined){
const err15 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/allOf/0/then/properties/identificationDocument/required",keyword:"required",params:{missingProperty: "registrationNumber"},message:"must have required property '"+"registrationNumber"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.expirationDate === undefined){
const err16 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/allOf/0/then/properties/identificationDocument/required",keyword:"required",params:{missingProperty: "expirationDate"},message:"must have required property '"+"expirationDate"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.fileData === undefined){
const err17 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/allOf/0/then/properties/identificationDocument/required",keyword:"required",params:{missingProperty: "fileData"},message:"must have required property '"+"fileData"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err18 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const _errs11 = errors;
let valid6 = true;
const _errs12 = errors;
if(((self) => cel.equal(self?.type, "CORPORATION"))(data) !== true){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.representative === undefined){
const err20 = {instancePath,schemaPath:"#/allOf/1/then/required",keyword:"required",params:{missingProperty: "representative"},message:"must have required property '"+"representative"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.person !== undefined){
let data4 = data.person;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err21 = {instancePath:instancePath+"/person",schemaPath:"#/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
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
if(data.representative !== undefined){
let data5 = data.representative;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.gender === undefined){
const err22 = {instancePath:instancePath+"/representative",schemaPath:"#/allOf/1/then/properties/representative/required",keyword:"required",params:{missingProperty: "gender"},message:"must have required property '"+"gender"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5.surname === undefined){
const err23 = {instancePath:instancePath+"/representative",schemaPath:"#/allOf/1/then/properties/representative/required",keyword:"required",params:{missingProperty: "surname"},message:"must have required property '"+"surname"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data5.firstName === undefined){
const err24 = {instancePath:instancePath+"/representative",schemaPath:"#/allOf/1/then/properties/representative/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data5.nationality === undefined){
const err25 = {instancePath:instancePath+"/representative",schemaPath:"#/allOf/1/then/properties/representative/required",keyword:"required",params:{missingProperty: "nationality"},message:"must have required property '"+"nationality"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data5.contacts === undefined){
const err26 = {instancePath:instancePath+"/representative",schemaPath:"#/allOf/1/then/properties/representative/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data5.contacts !== undefined){
let data6 = data5.contacts;
if(Array.isArray(data6)){
if(data6.length < 1){
const err27 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.email === undefined){
const err28 = {instancePath:instancePath+"/representative/contacts/" + i1,schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data7.mobile === undefined){
const err29 = {instancePath:instancePath+"/representative/contacts/" + i1,schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data7.address === undefined){
const err30 = {instancePath:instancePath+"/representative/contacts/" + i1,schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
}
var _valid1 = _errs13 === errors;
valid6 = _valid1;
}
if(!valid6){
const err32 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err33 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.person === undefined){
const err34 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.guarantors === undefined){
const err35 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guarantors"},message:"must have required property '"+"guarantors"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.emergencyContacts === undefined){
const err36 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emergencyContacts"},message:"must have required property '"+"emergencyContacts"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key0 in data){
if(!(func12.call(schema40.properties, key0))){
const err37 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.resourceUuid !== undefined){
let data8 = data.resourceUuid;
if(typeof data8 === "string"){
if(!(formats20.validate(data8))){
const err38 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.type !== undefined){
let data9 = data.type;
if(typeof data9 !== "string"){
const err40 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!((data9 === "INDIVIDUAL") || (data9 === "CORPORATION"))){
const err41 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema40.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.reference !== undefined){
let data10 = data.reference;
if(typeof data10 === "string"){
if(func2(data10) > 40){
const err42 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data10.length <= 80){
if(!(formats0.validate(data10))){
const err43 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err44 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.person !== undefined){
let data11 = data.person;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key1 in data11){
if(!(func12.call(schema40.properties.person.properties, key1))){
const err45 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data11.resourceUuid !== undefined){
let data12 = data11.resourceUuid;
if(typeof data12 === "string"){
if(!(formats20.validate(data12))){
const err46 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err47 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data11.bankAccounts !== undefined){
let data13 = data11.bankAccounts;
if(Array.isArray(data13)){
if(data13.length > 5){
const err48 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data13.length <= 5){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key2 in data14){
if(!(((((key2 === "bankName") || (key2 === "address")) || (key2 === "rib")) || (key2 === "iban")) || (key2 === "bic"))){
const err49 = {instancePath:instancePath+"/person/bankAccounts/" + i2,schemaPath:"#/properties/person/properties/bankAccounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data14.bankName !== undefined){
let data15 = data14.bankName;
if(typeof data15 === "string"){
if(func2(data15) > 200){
const err50 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data15.length <= 400){
if(!(formats0.validate(data15))){
const err51 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data14.address !== undefined){
let data16 = data14.address;
if(typeof data16 === "string"){
if(func2(data16) > 500){
const err53 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data16.length <= 1000){
if(!(formats0.validate(data16))){
const err54 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data14.rib !== undefined){
let data17 = data14.rib;
if(typeof data17 === "string"){
if(func2(data17) > 60){
const err56 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data17.length <= 120){
if(!(formats4.validate(data17))){
const err57 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/format",keyword:"format",params:{format: "bankRib"},message:"must match format \""+"bankRib"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data14.iban !== undefined){
let data18 = data14.iban;
if(typeof data18 === "string"){
if(func2(data18) > 60){
const err59 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data18.length <= 120){
if(!(formats6.validate(data18))){
const err60 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/format",keyword:"format",params:{format: "bankIban"},message:"must match format \""+"bankIban"+"\""};
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
const err61 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data14.bic !== undefined){
let data19 = data14.bic;
if(typeof data19 === "string"){
if(func2(data19) > 20){
const err62 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data19.length <= 40){
if(!(formats0.validate(data19))){
const err63 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err64 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err65 = {instancePath:instancePath+"/person/bankAccounts/" + i2,schemaPath:"#/properties/person/properties/bankAccounts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err66 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data11.gender !== undefined){
let data20 = data11.gender;
if(typeof data20 !== "string"){
const err67 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(!(((data20 === "MR") || (data20 === "MS")) || (data20 === "MRS"))){
const err68 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema40.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data11.surname !== undefined){
let data21 = data11.surname;
if(typeof data21 === "string"){
if(func2(data21) > 200){
const err69 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data21.length <= 400){
if(!(formats0.validate(data21))){
const err70 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data11.firstName !== undefined){
let data22 = data11.firstName;
if(typeof data22 === "string"){
if(func2(data22) > 200){
const err72 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data22.length <= 400){
if(!(formats0.validate(data22))){
const err73 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err74 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data11.birthDate !== undefined){
let data23 = data11.birthDate;
if(typeof data23 === "string"){
if(!(formats36.validate(data23))){
const err75 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data11.placeOfBirth !== undefined){
let data24 = data11.placeOfBirth;
if(typeof data24 === "string"){
if(func2(data24) > 200){
const err77 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data24.length <= 400){
if(!(formats0.validate(data24))){
const err78 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data11.nationality !== undefined){
let data25 = data11.nationality;
if(typeof data25 === "string"){
if(func2(data25) > 3){
const err80 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(!schema30.includes(data25)){
const err81 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data11.middlename !== undefined){
let data26 = data11.middlename;
if(typeof data26 === "string"){
if(func2(data26) > 200){
const err83 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data26.length <= 400){
if(!(formats0.validate(data26))){
const err84 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data11.profession !== undefined){
let data27 = data11.profession;
if(typeof data27 === "string"){
if(func2(data27) > 200){
const err86 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data27.length <= 400){
if(!(formats0.validate(data27))){
const err87 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err88 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data11.contacts !== undefined){
let data28 = data11.contacts;
if(Array.isArray(data28)){
if(data28.length > 5){
const err89 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data28.length <= 5){
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
let data29 = data28[i3];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key3 in data29){
if(!((((((key3 === "email") || (key3 === "mobile")) || (key3 === "phone")) || (key3 === "address")) || (key3 === "secondEmail")) || (key3 === "initialContact"))){
const err90 = {instancePath:instancePath+"/person/contacts/" + i3,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data29.email !== undefined){
let data30 = data29.email;
if(typeof data30 === "string"){
if(func2(data30) > 254){
const err91 = {instancePath:instancePath+"/person/contacts/" + i3+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data30.length <= 508){
if(!(formats10.validate(data30))){
const err92 = {instancePath:instancePath+"/person/contacts/" + i3+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
else {
const err93 = {instancePath:instancePath+"/person/contacts/" + i3+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data29.mobile !== undefined){
let data31 = data29.mobile;
if(typeof data31 === "string"){
if(func2(data31) > 40){
const err94 = {instancePath:instancePath+"/person/contacts/" + i3+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data31.length <= 80){
if(!(formats12.validate(data31))){
const err95 = {instancePath:instancePath+"/person/contacts/" + i3+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/person/contacts/" + i3+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data29.phone !== undefined){
let data32 = data29.phone;
if(typeof data32 === "string"){
if(func2(data32) > 40){
const err97 = {instancePath:instancePath+"/person/contacts/" + i3+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data32.length <= 80){
if(!(formats14.validate(data32))){
const err98 = {instancePath:instancePath+"/person/contacts/" + i3+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/person/contacts/" + i3+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data29.address !== undefined){
let data33 = data29.address;
if(typeof data33 === "string"){
if(func2(data33) > 500){
const err100 = {instancePath:instancePath+"/person/contacts/" + i3+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data33.length <= 1000){
if(!(formats0.validate(data33))){
const err101 = {instancePath:instancePath+"/person/contacts/" + i3+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
}
else {
const err102 = {instancePath:instancePath+"/person/contacts/" + i3+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data29.secondEmail !== undefined){
let data34 = data29.secondEmail;
if(typeof data34 === "string"){
if(func2(data34) > 254){
const err103 = {instancePath:instancePath+"/person/contacts/" + i3+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data34.length <= 508){
if(!(formats10.validate(data34))){
const err104 = {instancePath:instancePath+"/person/contacts/" + i3+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/person/contacts/" + i3+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data29.initialContact !== undefined){
if(typeof data29.initialContact !== "boolean"){
const err106 = {instancePath:instancePath+"/person/contacts/" + i3+"/initialContact",schemaPath:"#/properties/person/properties/contacts/items/properties/initialContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath:instancePath+"/person/contacts/" + i3,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
}
else {
const err108 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data11.name !== undefined){
let data36 = data11.name;
if(typeof data36 === "string"){
if(func2(data36) > 200){
const err109 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data36.length <= 400){
if(!(formats0.validate(data36))){
const err110 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data11.legalStatus !== undefined){
let data37 = data11.legalStatus;
if(typeof data37 === "string"){
if(func2(data37) > 200){
const err112 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(!schema31.includes(data37)){
const err113 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
else {
const err114 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data11.shareCapital !== undefined){
let data38 = data11.shareCapital;
if((typeof data38 == "number") && (isFinite(data38))){
if(data38 > 1000000000000 || isNaN(data38)){
const err115 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data38 < 0 || isNaN(data38)){
const err116 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data11.siren !== undefined){
let data39 = data11.siren;
if(typeof data39 === "string"){
if(func2(data39) > 40){
const err118 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data39.length <= 80){
if(!(formats42.validate(data39))){
const err119 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
}
else {
const err120 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data11.siret !== undefined){
let data40 = data11.siret;
if(typeof data40 === "string"){
if(func2(data40) > 40){
const err121 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data40.length <= 80){
if(!(formats44.validate(data40))){
const err122 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data11.vatNumber !== undefined){
let data41 = data11.vatNumber;
if(typeof data41 === "string"){
if(func2(data41) > 40){
const err124 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data41.length <= 80){
if(!(formats46.validate(data41))){
const err125 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data11.activityField !== undefined){
let data42 = data11.activityField;
if(typeof data42 === "string"){
if(func2(data42) > 200){
const err127 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data42.length <= 400){
if(!(formats0.validate(data42))){
const err128 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data11.website !== undefined){
let data43 = data11.website;
if(typeof data43 === "string"){
if(func2(data43) > 500){
const err130 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data43.length <= 1000){
if(!(formats158.validate(data43))){
const err131 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/format",keyword:"format",params:{format: "url"},message:"must match format \""+"url"+"\""};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
}
else {
const err132 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data.guarantors !== undefined){
let data44 = data.guarantors;
if(Array.isArray(data44)){
if(data44.length > 50){
const err134 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data44.length < 1){
const err135 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data44.length <= 50){
const len4 = data44.length;
for(let i4=0; i4<len4; i4++){
let data45 = data44[i4];
const _errs100 = errors;
let valid22 = true;
const _errs101 = errors;
if(((self) => cel.equal(self?.type, "INDIVIDUAL"))(data45) !== true){
const err136 = {};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
var _valid2 = _errs101 === errors;
errors = _errs100;
if(vErrors !== null){
if(_errs100){
vErrors.length = _errs100;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs102 = errors;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.person === undefined){
const err137 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data45.person !== undefined){
let data46 = data45.person;
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.gender === undefined){
const err138 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "gender"},message:"must have required property '"+"gender"+"'"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data46.surname === undefined){
const err139 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "surname"},message:"must have required property '"+"surname"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data46.firstName === undefined){
const err140 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data46.birthDate === undefined){
const err141 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "birthDate"},message:"must have required property '"+"birthDate"+"'"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
if(data46.placeOfBirth === undefined){
const err142 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "placeOfBirth"},message:"must have required property '"+"placeOfBirth"+"'"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data46.nationality === undefined){
const err143 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "nationality"},message:"must have required property '"+"nationality"+"'"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(data46.contacts === undefined){
const err144 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data46.contacts !== undefined){
let data47 = data46.contacts;
if(Array.isArray(data47)){
if(data47.length < 1){
const err145 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
const len5 = data47.length;
for(let i5=0; i5<len5; i5++){
let data48 = data47[i5];
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.mobile === undefined){
const err146 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5,schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data48.email === undefined){
const err147 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5,schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
}
}
else {
const err148 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
}
}
var _valid2 = _errs102 === errors;
valid22 = _valid2;
}
if(!valid22){
const err149 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
const _errs108 = errors;
let valid27 = true;
const _errs109 = errors;
if(((self) => cel.equal(self?.type, "CORPORATION"))(data45) !== true){
const err150 = {};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
var _valid3 = _errs109 === errors;
errors = _errs108;
if(vErrors !== null){
if(_errs108){
vErrors.length = _errs108;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs110 = errors;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.person === undefined){
const err151 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data45.person !== undefined){
let data49 = data45.person;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.name === undefined){
const err152 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data49.contacts === undefined){
const err153 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data49.contacts !== undefined){
let data50 = data49.contacts;
if(Array.isArray(data50)){
if(data50.length < 1){
const err154 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
const len6 = data50.length;
for(let i6=0; i6<len6; i6++){
let data51 = data50[i6];
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
if(data51.mobile === undefined){
const err155 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i6,schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data51.email === undefined){
const err156 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i6,schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
}
else {
const err157 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
}
}
var _valid3 = _errs110 === errors;
valid27 = _valid3;
}
if(!valid27){
const err158 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
if(data45.type === undefined){
const err159 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data45.person === undefined){
const err160 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
for(const key4 in data45){
if(!(((key4 === "resourceUuid") || (key4 === "type")) || (key4 === "person"))){
const err161 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data45.resourceUuid !== undefined){
let data52 = data45.resourceUuid;
if(typeof data52 === "string"){
if(!(formats20.validate(data52))){
const err162 = {instancePath:instancePath+"/guarantors/" + i4+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
else {
const err163 = {instancePath:instancePath+"/guarantors/" + i4+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data45.type !== undefined){
let data53 = data45.type;
if(typeof data53 !== "string"){
const err164 = {instancePath:instancePath+"/guarantors/" + i4+"/type",schemaPath:"#/properties/guarantors/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(!((data53 === "INDIVIDUAL") || (data53 === "CORPORATION"))){
const err165 = {instancePath:instancePath+"/guarantors/" + i4+"/type",schemaPath:"#/properties/guarantors/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema40.properties.guarantors.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data45.person !== undefined){
let data54 = data45.person;
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key5 in data54){
if(!(func12.call(schema40.properties.guarantors.items.properties.person.properties, key5))){
const err166 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data54.resourceUuid !== undefined){
let data55 = data54.resourceUuid;
if(typeof data55 === "string"){
if(!(formats20.validate(data55))){
const err167 = {instancePath:instancePath+"/guarantors/" + i4+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
else {
const err168 = {instancePath:instancePath+"/guarantors/" + i4+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data54.contacts !== undefined){
let data56 = data54.contacts;
if(Array.isArray(data56)){
if(data56.length > 5){
const err169 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data56.length <= 5){
const len7 = data56.length;
for(let i7=0; i7<len7; i7++){
let data57 = data56[i7];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key6 in data57){
if(!((((key6 === "email") || (key6 === "mobile")) || (key6 === "phone")) || (key6 === "address"))){
const err170 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data57.email !== undefined){
let data58 = data57.email;
if(typeof data58 === "string"){
if(func2(data58) > 254){
const err171 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(data58.length <= 508){
if(!(formats10.validate(data58))){
const err172 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
else {
const err173 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data57.mobile !== undefined){
let data59 = data57.mobile;
if(typeof data59 === "string"){
if(func2(data59) > 40){
const err174 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data59.length <= 80){
if(!(formats12.validate(data59))){
const err175 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
else {
const err176 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data57.phone !== undefined){
let data60 = data57.phone;
if(typeof data60 === "string"){
if(func2(data60) > 40){
const err177 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data60.length <= 80){
if(!(formats14.validate(data60))){
const err178 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
}
else {
const err179 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data57.address !== undefined){
let data61 = data57.address;
if(typeof data61 === "string"){
if(func2(data61) > 500){
const err180 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data61.length <= 1000){
if(!(formats0.validate(data61))){
const err181 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
}
else {
const err182 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i7,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
}
else {
const err184 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data54.gender !== undefined){
let data62 = data54.gender;
if(typeof data62 !== "string"){
const err185 = {instancePath:instancePath+"/guarantors/" + i4+"/person/gender",schemaPath:"#/properties/guarantors/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(!(((data62 === "MR") || (data62 === "MS")) || (data62 === "MRS"))){
const err186 = {instancePath:instancePath+"/guarantors/" + i4+"/person/gender",schemaPath:"#/properties/guarantors/items/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema40.properties.guarantors.items.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data54.surname !== undefined){
let data63 = data54.surname;
if(typeof data63 === "string"){
if(func2(data63) > 200){
const err187 = {instancePath:instancePath+"/guarantors/" + i4+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(data63.length <= 400){
if(!(formats0.validate(data63))){
const err188 = {instancePath:instancePath+"/guarantors/" + i4+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
else {
const err189 = {instancePath:instancePath+"/guarantors/" + i4+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data54.firstName !== undefined){
let data64 = data54.firstName;
if(typeof data64 === "string"){
if(func2(data64) > 200){
const err190 = {instancePath:instancePath+"/guarantors/" + i4+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data64.length <= 400){
if(!(formats0.validate(data64))){
const err191 = {instancePath:instancePath+"/guarantors/" + i4+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
}
else {
const err192 = {instancePath:instancePath+"/guarantors/" + i4+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data54.birthDate !== undefined){
let data65 = data54.birthDate;
if(typeof data65 === "string"){
if(!(formats36.validate(data65))){
const err193 = {instancePath:instancePath+"/guarantors/" + i4+"/person/birthDate",schemaPath:"#/properties/guarantors/items/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
else {
const err194 = {instancePath:instancePath+"/guarantors/" + i4+"/person/birthDate",schemaPath:"#/properties/guarantors/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data54.placeOfBirth !== undefined){
let data66 = data54.placeOfBirth;
if(typeof data66 === "string"){
if(func2(data66) > 200){
const err195 = {instancePath:instancePath+"/guarantors/" + i4+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data66.length <= 400){
if(!(formats0.validate(data66))){
const err196 = {instancePath:instancePath+"/guarantors/" + i4+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
else {
const err197 = {instancePath:instancePath+"/guarantors/" + i4+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data54.nationality !== undefined){
let data67 = data54.nationality;
if(typeof data67 === "string"){
if(func2(data67) > 3){
const err198 = {instancePath:instancePath+"/guarantors/" + i4+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(!schema30.includes(data67)){
const err199 = {instancePath:instancePath+"/guarantors/" + i4+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
else {
const err200 = {instancePath:instancePath+"/guarantors/" + i4+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data54.name !== undefined){
let data68 = data54.name;
if(typeof data68 === "string"){
if(func2(data68) > 200){
const err201 = {instancePath:instancePath+"/guarantors/" + i4+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(data68.length <= 400){
if(!(formats0.validate(data68))){
const err202 = {instancePath:instancePath+"/guarantors/" + i4+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
}
else {
const err203 = {instancePath:instancePath+"/guarantors/" + i4+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data54.legalStatus !== undefined){
let data69 = data54.legalStatus;
if(typeof data69 === "string"){
if(func2(data69) > 200){
const err204 = {instancePath:instancePath+"/guarantors/" + i4+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if(!schema31.includes(data69)){
const err205 = {instancePath:instancePath+"/guarantors/" + i4+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
else {
const err206 = {instancePath:instancePath+"/guarantors/" + i4+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data54.shareCapital !== undefined){
let data70 = data54.shareCapital;
if((typeof data70 == "number") && (isFinite(data70))){
if(data70 > 1000000000000 || isNaN(data70)){
const err207 = {instancePath:instancePath+"/guarantors/" + i4+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
if(data70 < 0 || isNaN(data70)){
const err208 = {instancePath:instancePath+"/guarantors/" + i4+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
else {
const err209 = {instancePath:instancePath+"/guarantors/" + i4+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data54.siren !== undefined){
let data71 = data54.siren;
if(typeof data71 === "string"){
if(func2(data71) > 40){
const err210 = {instancePath:instancePath+"/guarantors/" + i4+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
if(data71.length <= 80){
if(!(formats42.validate(data71))){
const err211 = {instancePath:instancePath+"/guarantors/" + i4+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
else {
const err212 = {instancePath:instancePath+"/guarantors/" + i4+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data54.siret !== undefined){
let data72 = data54.siret;
if(typeof data72 === "string"){
if(func2(data72) > 40){
const err213 = {instancePath:instancePath+"/guarantors/" + i4+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(data72.length <= 80){
if(!(formats44.validate(data72))){
const err214 = {instancePath:instancePath+"/guarantors/" + i4+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
}
else {
const err215 = {instancePath:instancePath+"/guarantors/" + i4+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data54.vatNumber !== undefined){
let data73 = data54.vatNumber;
if(typeof data73 === "string"){
if(func2(data73) > 40){
const err216 = {instancePath:instancePath+"/guarantors/" + i4+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(data73.length <= 80){
if(!(formats46.validate(data73))){
const err217 = {instancePath:instancePath+"/guarantors/" + i4+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
}
else {
const err218 = {instancePath:instancePath+"/guarantors/" + i4+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
else {
const err219 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
}
else {
const err220 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
}
}
else {
const err221 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data.emergencyContacts !== undefined){
let data74 = data.emergencyContacts;
if(Array.isArray(data74)){
if(data74.length > 50){
const err222 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if(data74.length < 1){
const err223 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(data74.length <= 50){
const len8 = data74.length;
for(let i8=0; i8<len8; i8++){
let data75 = data74[i8];
const _errs167 = errors;
let valid40 = true;
const _errs168 = errors;
if(((self) => cel.equal(self?.type, "INDIVIDUAL"))(data75) !== true){
const err224 = {};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
var _valid4 = _errs168 === errors;
errors = _errs167;
if(vErrors !== null){
if(_errs167){
vErrors.length = _errs167;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs169 = errors;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.person === undefined){
const err225 = {instancePath:instancePath+"/emergencyContacts/" + i8,schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if(data75.person !== undefined){
let data76 = data75.person;
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.gender === undefined){
const err226 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "gender"},message:"must have required property '"+"gender"+"'"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
if(data76.surname === undefined){
const err227 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "surname"},message:"must have required property '"+"surname"+"'"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data76.firstName === undefined){
const err228 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if(data76.birthDate === undefined){
const err229 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "birthDate"},message:"must have required property '"+"birthDate"+"'"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(data76.placeOfBirth === undefined){
const err230 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "placeOfBirth"},message:"must have required property '"+"placeOfBirth"+"'"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
if(data76.nationality === undefined){
const err231 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "nationality"},message:"must have required property '"+"nationality"+"'"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if(data76.contacts === undefined){
const err232 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(data76.contacts !== undefined){
let data77 = data76.contacts;
if(Array.isArray(data77)){
if(data77.length < 1){
const err233 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
const len9 = data77.length;
for(let i9=0; i9<len9; i9++){
let data78 = data77[i9];
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.mobile === undefined){
const err234 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i9,schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
}
}
else {
const err235 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
}
}
}
var _valid4 = _errs169 === errors;
valid40 = _valid4;
}
if(!valid40){
const err236 = {instancePath:instancePath+"/emergencyContacts/" + i8,schemaPath:"#/properties/emergencyContacts/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
const _errs175 = errors;
let valid45 = true;
const _errs176 = errors;
if(((self) => cel.equal(self?.type, "CORPORATION"))(data75) !== true){
const err237 = {};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
var _valid5 = _errs176 === errors;
errors = _errs175;
if(vErrors !== null){
if(_errs175){
vErrors.length = _errs175;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs177 = errors;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.person === undefined){
const err238 = {instancePath:instancePath+"/emergencyContacts/" + i8,schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data75.person !== undefined){
let data79 = data75.person;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(data79.name === undefined){
const err239 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
}
}
var _valid5 = _errs177 === errors;
valid45 = _valid5;
}
if(!valid45){
const err240 = {instancePath:instancePath+"/emergencyContacts/" + i8,schemaPath:"#/properties/emergencyContacts/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(data75.type === undefined){
const err241 = {instancePath:instancePath+"/emergencyContacts/" + i8,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if(data75.person === undefined){
const err242 = {instancePath:instancePath+"/emergencyContacts/" + i8,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
for(const key7 in data75){
if(!(((key7 === "resourceUuid") || (key7 === "type")) || (key7 === "person"))){
const err243 = {instancePath:instancePath+"/emergencyContacts/" + i8,schemaPath:"#/properties/emergencyContacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data75.resourceUuid !== undefined){
let data80 = data75.resourceUuid;
if(typeof data80 === "string"){
if(!(formats20.validate(data80))){
const err244 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
else {
const err245 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
if(data75.type !== undefined){
let data81 = data75.type;
if(typeof data81 !== "string"){
const err246 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(!((data81 === "INDIVIDUAL") || (data81 === "CORPORATION"))){
const err247 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema40.properties.emergencyContacts.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data75.person !== undefined){
let data82 = data75.person;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
for(const key8 in data82){
if(!(func12.call(schema40.properties.emergencyContacts.items.properties.person.properties, key8))){
const err248 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data82.resourceUuid !== undefined){
let data83 = data82.resourceUuid;
if(typeof data83 === "string"){
if(!(formats20.validate(data83))){
const err249 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
else {
const err250 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data82.contacts !== undefined){
let data84 = data82.contacts;
if(Array.isArray(data84)){
if(data84.length > 5){
const err251 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(data84.length <= 5){
const len10 = data84.length;
for(let i10=0; i10<len10; i10++){
let data85 = data84[i10];
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
for(const key9 in data85){
if(!((((key9 === "email") || (key9 === "mobile")) || (key9 === "phone")) || (key9 === "address"))){
const err252 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data85.email !== undefined){
let data86 = data85.email;
if(typeof data86 === "string"){
if(func2(data86) > 254){
const err253 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if(data86.length <= 508){
if(!(formats10.validate(data86))){
const err254 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
}
else {
const err255 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data85.mobile !== undefined){
let data87 = data85.mobile;
if(typeof data87 === "string"){
if(func2(data87) > 40){
const err256 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if(data87.length <= 80){
if(!(formats12.validate(data87))){
const err257 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
}
else {
const err258 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
if(data85.phone !== undefined){
let data88 = data85.phone;
if(typeof data88 === "string"){
if(func2(data88) > 40){
const err259 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
if(data88.length <= 80){
if(!(formats14.validate(data88))){
const err260 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
}
else {
const err261 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data85.address !== undefined){
let data89 = data85.address;
if(typeof data89 === "string"){
if(func2(data89) > 500){
const err262 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
if(data89.length <= 1000){
if(!(formats0.validate(data89))){
const err263 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
}
else {
const err264 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
}
else {
const err265 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
}
}
else {
const err266 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data82.gender !== undefined){
let data90 = data82.gender;
if(typeof data90 !== "string"){
const err267 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if(!(((data90 === "MR") || (data90 === "MS")) || (data90 === "MRS"))){
const err268 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema40.properties.emergencyContacts.items.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data82.surname !== undefined){
let data91 = data82.surname;
if(typeof data91 === "string"){
if(func2(data91) > 200){
const err269 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data91.length <= 400){
if(!(formats0.validate(data91))){
const err270 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
}
else {
const err271 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data82.firstName !== undefined){
let data92 = data82.firstName;
if(typeof data92 === "string"){
if(func2(data92) > 200){
const err272 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
if(data92.length <= 400){
if(!(formats0.validate(data92))){
const err273 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
}
else {
const err274 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
if(data82.birthDate !== undefined){
let data93 = data82.birthDate;
if(typeof data93 === "string"){
if(!(formats36.validate(data93))){
const err275 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
else {
const err276 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data82.placeOfBirth !== undefined){
let data94 = data82.placeOfBirth;
if(typeof data94 === "string"){
if(func2(data94) > 200){
const err277 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
if(data94.length <= 400){
if(!(formats0.validate(data94))){
const err278 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
}
else {
const err279 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data82.nationality !== undefined){
let data95 = data82.nationality;
if(typeof data95 === "string"){
if(func2(data95) > 3){
const err280 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if(!schema30.includes(data95)){
const err281 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
else {
const err282 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data82.name !== undefined){
let data96 = data82.name;
if(typeof data96 === "string"){
if(func2(data96) > 200){
const err283 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data96.length <= 400){
if(!(formats0.validate(data96))){
const err284 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
}
else {
const err285 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data82.legalStatus !== undefined){
let data97 = data82.legalStatus;
if(typeof data97 === "string"){
if(func2(data97) > 200){
const err286 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(!schema31.includes(data97)){
const err287 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
else {
const err288 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data82.shareCapital !== undefined){
let data98 = data82.shareCapital;
if((typeof data98 == "number") && (isFinite(data98))){
if(data98 > 1000000000000 || isNaN(data98)){
const err289 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if(data98 < 0 || isNaN(data98)){
const err290 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
else {
const err291 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data82.siren !== undefined){
let data99 = data82.siren;
if(typeof data99 === "string"){
if(func2(data99) > 40){
const err292 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if(data99.length <= 80){
if(!(formats42.validate(data99))){
const err293 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
}
else {
const err294 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
if(data82.siret !== undefined){
let data100 = data82.siret;
if(typeof data100 === "string"){
if(func2(data100) > 40){
const err295 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if(data100.length <= 80){
if(!(formats44.validate(data100))){
const err296 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
}
else {
const err297 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data82.vatNumber !== undefined){
let data101 = data82.vatNumber;
if(typeof data101 === "string"){
if(func2(data101) > 40){
const err298 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
if(data101.length <= 80){
if(!(formats46.validate(data101))){
const err299 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
}
else {
const err300 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
}
else {
const err301 = {instancePath:instancePath+"/emergencyContacts/" + i8+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
}
else {
const err302 = {instancePath:instancePath+"/emergencyContacts/" + i8,schemaPath:"#/properties/emergencyContacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
}
}
else {
const err303 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data.documents !== undefined){
let data102 = data.documents;
if(Array.isArray(data102)){
if(data102.length > 20){
const err304 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
if(data102.length <= 20){
const len11 = data102.length;
for(let i11=0; i11<len11; i11++){
let data103 = data102[i11];
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
if(data103.fileData === undefined){
const err305 = {instancePath:instancePath+"/documents/" + i11,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty: "fileData"},message:"must have required property '"+"fileData"+"'"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
for(const key10 in data103){
if(!(((((key10 === "resourceUuid") || (key10 === "type")) || (key10 === "description")) || (key10 === "fileData")) || (key10 === "uploadDate"))){
const err306 = {instancePath:instancePath+"/documents/" + i11,schemaPath:"#/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
if(data103.resourceUuid !== undefined){
let data104 = data103.resourceUuid;
if(typeof data104 === "string"){
if(!(formats20.validate(data104))){
const err307 = {instancePath:instancePath+"/documents/" + i11+"/resourceUuid",schemaPath:"#/properties/documents/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
else {
const err308 = {instancePath:instancePath+"/documents/" + i11+"/resourceUuid",schemaPath:"#/properties/documents/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
if(data103.type !== undefined){
let data105 = data103.type;
if(typeof data105 === "string"){
if(func2(data105) > 100){
const err309 = {instancePath:instancePath+"/documents/" + i11+"/type",schemaPath:"#/properties/documents/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
if(!schema38.includes(data105)){
const err310 = {instancePath:instancePath+"/documents/" + i11+"/type",schemaPath:"#/properties/documents/items/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
else {
const err311 = {instancePath:instancePath+"/documents/" + i11+"/type",schemaPath:"#/properties/documents/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
if(data103.description !== undefined){
let data106 = data103.description;
if(typeof data106 === "string"){
if(func2(data106) > 500){
const err312 = {instancePath:instancePath+"/documents/" + i11+"/description",schemaPath:"#/properties/documents/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
if(data106.length <= 1000){
if(!(formats0.validate(data106))){
const err313 = {instancePath:instancePath+"/documents/" + i11+"/description",schemaPath:"#/properties/documents/items/properties/description/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
}
else {
const err314 = {instancePath:instancePath+"/documents/" + i11+"/description",schemaPath:"#/properties/documents/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
if(data103.fileData !== undefined){
let data107 = data103.fileData;
if(data107 && typeof data107 == "object" && !Array.isArray(data107)){
if(data107.label === undefined){
const err315 = {instancePath:instancePath+"/documents/" + i11+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
if(data107.resourceUuid === undefined){
const err316 = {instancePath:instancePath+"/documents/" + i11+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
for(const key11 in data107){
if(!((key11 === "label") || (key11 === "resourceUuid"))){
const err317 = {instancePath:instancePath+"/documents/" + i11+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data107.label !== undefined){
let data108 = data107.label;
if(typeof data108 === "string"){
if(func2(data108) > 255){
const err318 = {instancePath:instancePath+"/documents/" + i11+"/fileData/label",schemaPath:"#/properties/documents/items/properties/fileData/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
else {
const err319 = {instancePath:instancePath+"/documents/" + i11+"/fileData/label",schemaPath:"#/properties/documents/items/properties/fileData/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
if(data107.resourceUuid !== undefined){
let data109 = data107.resourceUuid;
if(typeof data109 === "string"){
if(!(formats20.validate(data109))){
const err320 = {instancePath:instancePath+"/documents/" + i11+"/fileData/resourceUuid",schemaPath:"#/properties/documents/items/properties/fileData/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
else {
const err321 = {instancePath:instancePath+"/documents/" + i11+"/fileData/resourceUuid",schemaPath:"#/properties/documents/items/properties/fileData/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
}
else {
const err322 = {instancePath:instancePath+"/documents/" + i11+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
if(data103.uploadDate !== undefined){
let data110 = data103.uploadDate;
if(typeof data110 === "string"){
if(func2(data110) > 40){
const err323 = {instancePath:instancePath+"/documents/" + i11+"/uploadDate",schemaPath:"#/properties/documents/items/properties/uploadDate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
if(data110.length <= 80){
if(!(formats98.validate(data110))){
const err324 = {instancePath:instancePath+"/documents/" + i11+"/uploadDate",schemaPath:"#/properties/documents/items/properties/uploadDate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
}
else {
const err325 = {instancePath:instancePath+"/documents/" + i11+"/uploadDate",schemaPath:"#/properties/documents/items/properties/uploadDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
}
}
else {
const err326 = {instancePath:instancePath+"/documents/" + i11,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
}
}
else {
const err327 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
if(data.followupAddress !== undefined){
let data111 = data.followupAddress;
if(typeof data111 === "string"){
if(func2(data111) > 500){
const err328 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
if(data111.length <= 1000){
if(!(formats0.validate(data111))){
const err329 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
}
else {
const err330 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
if(data.privateComment !== undefined){
let data112 = data.privateComment;
if(typeof data112 === "string"){
if(func2(data112) > 5000){
const err331 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
else {
const err332 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
if(data.identificationDocument !== undefined){
let data113 = data.identificationDocument;
if(data113 && typeof data113 == "object" && !Array.isArray(data113)){
for(const key12 in data113){
if(!(((((key12 === "fileData") || (key12 === "uploadDate")) || (key12 === "type")) || (key12 === "registrationNumber")) || (key12 === "expirationDate"))){
const err333 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
if(data113.fileData !== undefined){
let data114 = data113.fileData;
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
if(data114.label === undefined){
const err334 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/properties/identificationDocument/properties/fileData/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
if(data114.resourceUuid === undefined){
const err335 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/properties/identificationDocument/properties/fileData/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
for(const key13 in data114){
if(!((key13 === "label") || (key13 === "resourceUuid"))){
const err336 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/properties/identificationDocument/properties/fileData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
if(data114.label !== undefined){
let data115 = data114.label;
if(typeof data115 === "string"){
if(func2(data115) > 255){
const err337 = {instancePath:instancePath+"/identificationDocument/fileData/label",schemaPath:"#/properties/identificationDocument/properties/fileData/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
else {
const err338 = {instancePath:instancePath+"/identificationDocument/fileData/label",schemaPath:"#/properties/identificationDocument/properties/fileData/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
if(data114.resourceUuid !== undefined){
let data116 = data114.resourceUuid;
if(typeof data116 === "string"){
if(!(formats20.validate(data116))){
const err339 = {instancePath:instancePath+"/identificationDocument/fileData/resourceUuid",schemaPath:"#/properties/identificationDocument/properties/fileData/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
else {
const err340 = {instancePath:instancePath+"/identificationDocument/fileData/resourceUuid",schemaPath:"#/properties/identificationDocument/properties/fileData/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
}
else {
const err341 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/properties/identificationDocument/properties/fileData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
if(data113.uploadDate !== undefined){
let data117 = data113.uploadDate;
if(typeof data117 === "string"){
if(func2(data117) > 40){
const err342 = {instancePath:instancePath+"/identificationDocument/uploadDate",schemaPath:"#/properties/identificationDocument/properties/uploadDate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
if(data117.length <= 80){
if(!(formats98.validate(data117))){
const err343 = {instancePath:instancePath+"/identificationDocument/uploadDate",schemaPath:"#/properties/identificationDocument/properties/uploadDate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
}
else {
const err344 = {instancePath:instancePath+"/identificationDocument/uploadDate",schemaPath:"#/properties/identificationDocument/properties/uploadDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
}
if(data113.type !== undefined){
let data118 = data113.type;
if(typeof data118 === "string"){
if(func2(data118) > 100){
const err345 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
if(!schema48.includes(data118)){
const err346 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
else {
const err347 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
if(data113.registrationNumber !== undefined){
let data119 = data113.registrationNumber;
if(typeof data119 === "string"){
if(func2(data119) > 100){
const err348 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
if(data119.length <= 200){
if(!(formats0.validate(data119))){
const err349 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
}
else {
const err350 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
if(data113.expirationDate !== undefined){
let data120 = data113.expirationDate;
if(typeof data120 === "string"){
if(!(formats232.validate(data120))){
const err351 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/properties/identificationDocument/properties/expirationDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
else {
const err352 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/properties/identificationDocument/properties/expirationDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
}
else {
const err353 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
if(data.picture !== undefined){
let data121 = data.picture;
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
if(data121.label === undefined){
const err354 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
if(data121.resourceUuid === undefined){
const err355 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
for(const key14 in data121){
if(!((key14 === "label") || (key14 === "resourceUuid"))){
const err356 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
}
if(data121.label !== undefined){
let data122 = data121.label;
if(typeof data122 === "string"){
if(func2(data122) > 255){
const err357 = {instancePath:instancePath+"/picture/label",schemaPath:"#/properties/picture/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
else {
const err358 = {instancePath:instancePath+"/picture/label",schemaPath:"#/properties/picture/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
}
if(data121.resourceUuid !== undefined){
let data123 = data121.resourceUuid;
if(typeof data123 === "string"){
if(!(formats20.validate(data123))){
const err359 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/properties/picture/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
else {
const err360 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/properties/picture/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
}
}
else {
const err361 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
if(data.employer !== undefined){
let data124 = data.employer;
if(typeof data124 === "string"){
if(func2(data124) > 200){
const err362 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
if(data124.length <= 400){
if(!(formats0.validate(data124))){
const err363 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
}
else {
const err364 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
}
if(data.employerAddress !== undefined){
let data125 = data.employerAddress;
if(typeof data125 === "string"){
if(func2(data125) > 500){
const err365 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
if(data125.length <= 1000){
if(!(formats0.validate(data125))){
const err366 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
}
else {
const err367 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
}
if(data.contractType !== undefined){
let data126 = data.contractType;
if(typeof data126 === "string"){
if(func2(data126) > 100){
const err368 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
if(!schema49.includes(data126)){
const err369 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
else {
const err370 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
}
if(data.monthlyIncome !== undefined){
let data127 = data.monthlyIncome;
if((typeof data127 == "number") && (isFinite(data127))){
if(data127 > 1000000000 || isNaN(data127)){
const err371 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
if(data127 < 0 || isNaN(data127)){
const err372 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
else {
const err373 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
if(data.representative !== undefined){
let data128 = data.representative;
if(data128 && typeof data128 == "object" && !Array.isArray(data128)){
for(const key15 in data128){
if(!(func12.call(schema40.properties.representative.properties, key15))){
const err374 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
if(data128.gender !== undefined){
let data129 = data128.gender;
if(typeof data129 !== "string"){
const err375 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/properties/representative/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
if(!(((data129 === "MR") || (data129 === "MS")) || (data129 === "MRS"))){
const err376 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/properties/representative/properties/gender/enum",keyword:"enum",params:{allowedValues: schema40.properties.representative.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
}
if(data128.surname !== undefined){
let data130 = data128.surname;
if(typeof data130 === "string"){
if(func2(data130) > 200){
const err377 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
if(data130.length <= 400){
if(!(formats0.validate(data130))){
const err378 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
}
}
else {
const err379 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
if(data128.firstName !== undefined){
let data131 = data128.firstName;
if(typeof data131 === "string"){
if(func2(data131) > 200){
const err380 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
if(data131.length <= 400){
if(!(formats0.validate(data131))){
const err381 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
}
}
else {
const err382 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
}
if(data128.birthDate !== undefined){
let data132 = data128.birthDate;
if(typeof data132 === "string"){
if(!(formats36.validate(data132))){
const err383 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/properties/representative/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
else {
const err384 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/properties/representative/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
}
if(data128.placeOfBirth !== undefined){
let data133 = data128.placeOfBirth;
if(typeof data133 === "string"){
if(func2(data133) > 200){
const err385 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
if(data133.length <= 400){
if(!(formats0.validate(data133))){
const err386 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
}
}
else {
const err387 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
}
if(data128.nationality !== undefined){
let data134 = data128.nationality;
if(typeof data134 === "string"){
if(func2(data134) > 3){
const err388 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
if(!schema30.includes(data134)){
const err389 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
}
else {
const err390 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
}
if(data128.resourceUuid !== undefined){
let data135 = data128.resourceUuid;
if(typeof data135 === "string"){
if(!(formats20.validate(data135))){
const err391 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/properties/representative/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
else {
const err392 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/properties/representative/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
}
if(data128.middle !== undefined){
let data136 = data128.middle;
if(typeof data136 === "string"){
if(func2(data136) > 200){
const err393 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
if(data136.length <= 400){
if(!(formats0.validate(data136))){
const err394 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
}
else {
const err395 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
}
if(data128.contacts !== undefined){
let data137 = data128.contacts;
if(Array.isArray(data137)){
if(data137.length > 5){
const err396 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/properties/representative/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
if(data137.length <= 5){
const len12 = data137.length;
for(let i12=0; i12<len12; i12++){
let data138 = data137[i12];
if(data138 && typeof data138 == "object" && !Array.isArray(data138)){
for(const key16 in data138){
if(!(((((key16 === "email") || (key16 === "mobile")) || (key16 === "phone")) || (key16 === "address")) || (key16 === "secondEmail"))){
const err397 = {instancePath:instancePath+"/representative/contacts/" + i12,schemaPath:"#/properties/representative/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
if(data138.email !== undefined){
let data139 = data138.email;
if(typeof data139 === "string"){
if(func2(data139) > 254){
const err398 = {instancePath:instancePath+"/representative/contacts/" + i12+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
if(data139.length <= 508){
if(!(formats10.validate(data139))){
const err399 = {instancePath:instancePath+"/representative/contacts/" + i12+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
}
else {
const err400 = {instancePath:instancePath+"/representative/contacts/" + i12+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
}
if(data138.mobile !== undefined){
let data140 = data138.mobile;
if(typeof data140 === "string"){
if(func2(data140) > 40){
const err401 = {instancePath:instancePath+"/representative/contacts/" + i12+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
if(data140.length <= 80){
if(!(formats12.validate(data140))){
const err402 = {instancePath:instancePath+"/representative/contacts/" + i12+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
}
}
else {
const err403 = {instancePath:instancePath+"/representative/contacts/" + i12+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
}
if(data138.phone !== undefined){
let data141 = data138.phone;
if(typeof data141 === "string"){
if(func2(data141) > 40){
const err404 = {instancePath:instancePath+"/representative/contacts/" + i12+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
if(data141.length <= 80){
if(!(formats14.validate(data141))){
const err405 = {instancePath:instancePath+"/representative/contacts/" + i12+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
}
}
else {
const err406 = {instancePath:instancePath+"/representative/contacts/" + i12+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
}
if(data138.address !== undefined){
let data142 = data138.address;
if(typeof data142 === "string"){
if(func2(data142) > 500){
const err407 = {instancePath:instancePath+"/representative/contacts/" + i12+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
if(data142.length <= 1000){
if(!(formats0.validate(data142))){
const err408 = {instancePath:instancePath+"/representative/contacts/" + i12+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
}
}
else {
const err409 = {instancePath:instancePath+"/representative/contacts/" + i12+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
}
if(data138.secondEmail !== undefined){
let data143 = data138.secondEmail;
if(typeof data143 === "string"){
if(func2(data143) > 254){
const err410 = {instancePath:instancePath+"/representative/contacts/" + i12+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
if(data143.length <= 508){
if(!(formats10.validate(data143))){
const err411 = {instancePath:instancePath+"/representative/contacts/" + i12+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
}
}
else {
const err412 = {instancePath:instancePath+"/representative/contacts/" + i12+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
}
else {
const err413 = {instancePath:instancePath+"/representative/contacts/" + i12,schemaPath:"#/properties/representative/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
}
}
}
else {
const err414 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/properties/representative/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
}
}
else {
const err415 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
}
else {
const err416 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

exports.v9 = validate19;
const schema51 = {"type":"object","additionalProperties":false,"required":["type","person","guarantors","emergencyContacts"],"properties":{"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"CORPORATION"},"reference":{"type":"string","format":"line","maxLength":40,"numbered":"LOC-{number}"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"bankAccounts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","maxLength":200,"format":"line"},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"proposals":{"iban":"ribOfIban"}},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"proposals":{"rib":"ibanOfRib"}},"bic":{"type":"string","maxLength":20,"copy":true,"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"middlename":{"type":"string","format":"line","maxLength":200},"profession":{"type":"string","format":"line","lookup":"jobs","open":true,"maxLength":200},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"type":"string","format":"email","maxLength":254},"initialContact":{"type":"boolean"}}}},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}},"activityField":{"type":"string","format":"line","maxLength":200},"website":{"type":"string","format":"url","maxLength":500}}},"guarantors":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}}},"listed":false},"emergencyContacts":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}}},"listed":false},"documents":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["metaData"],"properties":{"type":{"type":"string","lookup":"documentTypes","maxLength":100},"description":{"type":"string","format":"line","maxLength":500},"metaData":{"type":"object","additionalProperties":false,"required":["fileName"],"properties":{"fileName":{"type":"string","maxLength":255},"fileUuid":{"type":"string","format":"uuid"}},"writeOnly":true},"uploaddate":{"type":"string","format":"stamp","maxLength":40,"writeOnly":true}}},"listed":false},"followupAddress":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line","listed":false},"privateComment":{"type":"string","maxLength":5000,"listed":false},"identificationDocument":{"type":"object","additionalProperties":false,"properties":{"metaData":{"type":"object","additionalProperties":false,"required":["fileName"],"properties":{"fileName":{"type":"string","maxLength":255},"fileUuid":{"type":"string","format":"uuid"}},"writeOnly":true},"uploaddate":{"type":"string","format":"stamp","maxLength":40,"writeOnly":true},"type":{"type":"string","lookup":"identificationDocumentTypes","maxLength":100},"registrationNumber":{"type":"string","format":"line","maxLength":100},"expirationDate":{"type":"string","format":"date","expiresSoon":30}}},"picture":{"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"upload":{"accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"maxBytes":10485760,"bytes":"getFile","part":"picture"},"listed":false},"employer":{"type":"string","format":"line","maxLength":200,"listed":false},"employerAddress":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line","listed":false},"contractType":{"type":"string","lookup":"contractTypes","maxLength":100,"listed":false},"monthlyIncome":{"type":"number","minimum":0,"maximum":1000000000,"unit":"€","listed":false},"representative":{"type":"object","additionalProperties":false,"properties":{"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"resourceUuid":{"type":"string","format":"uuid","identity":true},"middle":{"type":"string","format":"line","maxLength":200},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"type":"string","format":"email","maxLength":254}}}}},"listed":false}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.guarantors === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guarantors"},message:"must have required property '"+"guarantors"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.emergencyContacts === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emergencyContacts"},message:"must have required property '"+"emergencyContacts"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func12.call(schema51.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
let data0 = data.type;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data0 === "INDIVIDUAL") || (data0 === "CORPORATION"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema51.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.reference !== undefined){
let data1 = data.reference;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err7 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.length <= 80){
if(!(formats0.validate(data1))){
const err8 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err9 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.person !== undefined){
let data2 = data.person;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
if(!(func12.call(schema51.properties.person.properties, key1))){
const err10 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.resourceUuid !== undefined){
let data3 = data2.resourceUuid;
if(typeof data3 === "string"){
if(!(formats20.validate(data3))){
const err11 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.bankAccounts !== undefined){
let data4 = data2.bankAccounts;
if(Array.isArray(data4)){
if(data4.length > 5){
const err13 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length <= 5){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
if(!(((((key2 === "bankName") || (key2 === "address")) || (key2 === "rib")) || (key2 === "iban")) || (key2 === "bic"))){
const err14 = {instancePath:instancePath+"/person/bankAccounts/" + i0,schemaPath:"#/properties/person/properties/bankAccounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.bankName !== undefined){
let data6 = data5.bankName;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err15 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.length <= 400){
if(!(formats0.validate(data6))){
const err16 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err17 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.address !== undefined){
let data7 = data5.address;
if(typeof data7 === "string"){
if(func2(data7) > 500){
const err18 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.length <= 1000){
if(!(formats0.validate(data7))){
const err19 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err20 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.rib !== undefined){
let data8 = data5.rib;
if(typeof data8 === "string"){
if(func2(data8) > 60){
const err21 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.length <= 120){
if(!(formats4.validate(data8))){
const err22 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/format",keyword:"format",params:{format: "bankRib"},message:"must match format \""+"bankRib"+"\""};
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
const err23 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data5.iban !== undefined){
let data9 = data5.iban;
if(typeof data9 === "string"){
if(func2(data9) > 60){
const err24 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data9.length <= 120){
if(!(formats6.validate(data9))){
const err25 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/format",keyword:"format",params:{format: "bankIban"},message:"must match format \""+"bankIban"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.bic !== undefined){
let data10 = data5.bic;
if(typeof data10 === "string"){
if(func2(data10) > 20){
const err27 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.length <= 40){
if(!(formats0.validate(data10))){
const err28 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err29 = {instancePath:instancePath+"/person/bankAccounts/" + i0+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err30 = {instancePath:instancePath+"/person/bankAccounts/" + i0,schemaPath:"#/properties/person/properties/bankAccounts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data2.gender !== undefined){
let data11 = data2.gender;
if(typeof data11 !== "string"){
const err32 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(!(((data11 === "MR") || (data11 === "MS")) || (data11 === "MRS"))){
const err33 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema51.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data2.surname !== undefined){
let data12 = data2.surname;
if(typeof data12 === "string"){
if(func2(data12) > 200){
const err34 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data12.length <= 400){
if(!(formats0.validate(data12))){
const err35 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data2.firstName !== undefined){
let data13 = data2.firstName;
if(typeof data13 === "string"){
if(func2(data13) > 200){
const err37 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.length <= 400){
if(!(formats0.validate(data13))){
const err38 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data2.birthDate !== undefined){
let data14 = data2.birthDate;
if(typeof data14 === "string"){
if(!(formats36.validate(data14))){
const err40 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
const err41 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data2.placeOfBirth !== undefined){
let data15 = data2.placeOfBirth;
if(typeof data15 === "string"){
if(func2(data15) > 200){
const err42 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15.length <= 400){
if(!(formats0.validate(data15))){
const err43 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err44 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data2.nationality !== undefined){
let data16 = data2.nationality;
if(typeof data16 === "string"){
if(func2(data16) > 3){
const err45 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(!schema30.includes(data16)){
const err46 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
const err47 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data2.middlename !== undefined){
let data17 = data2.middlename;
if(typeof data17 === "string"){
if(func2(data17) > 200){
const err48 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data17.length <= 400){
if(!(formats0.validate(data17))){
const err49 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err50 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data2.profession !== undefined){
let data18 = data2.profession;
if(typeof data18 === "string"){
if(func2(data18) > 200){
const err51 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data18.length <= 400){
if(!(formats0.validate(data18))){
const err52 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err53 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data2.contacts !== undefined){
let data19 = data2.contacts;
if(Array.isArray(data19)){
if(data19.length > 5){
const err54 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data19.length <= 5){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
for(const key3 in data20){
if(!((((((key3 === "email") || (key3 === "mobile")) || (key3 === "phone")) || (key3 === "address")) || (key3 === "secondEmail")) || (key3 === "initialContact"))){
const err55 = {instancePath:instancePath+"/person/contacts/" + i1,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data20.email !== undefined){
let data21 = data20.email;
if(typeof data21 === "string"){
if(func2(data21) > 254){
const err56 = {instancePath:instancePath+"/person/contacts/" + i1+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data21.length <= 508){
if(!(formats10.validate(data21))){
const err57 = {instancePath:instancePath+"/person/contacts/" + i1+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/person/contacts/" + i1+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data20.mobile !== undefined){
let data22 = data20.mobile;
if(typeof data22 === "string"){
if(func2(data22) > 40){
const err59 = {instancePath:instancePath+"/person/contacts/" + i1+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data22.length <= 80){
if(!(formats12.validate(data22))){
const err60 = {instancePath:instancePath+"/person/contacts/" + i1+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err61 = {instancePath:instancePath+"/person/contacts/" + i1+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data20.phone !== undefined){
let data23 = data20.phone;
if(typeof data23 === "string"){
if(func2(data23) > 40){
const err62 = {instancePath:instancePath+"/person/contacts/" + i1+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data23.length <= 80){
if(!(formats14.validate(data23))){
const err63 = {instancePath:instancePath+"/person/contacts/" + i1+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err64 = {instancePath:instancePath+"/person/contacts/" + i1+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data20.address !== undefined){
let data24 = data20.address;
if(typeof data24 === "string"){
if(func2(data24) > 500){
const err65 = {instancePath:instancePath+"/person/contacts/" + i1+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data24.length <= 1000){
if(!(formats0.validate(data24))){
const err66 = {instancePath:instancePath+"/person/contacts/" + i1+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err67 = {instancePath:instancePath+"/person/contacts/" + i1+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data20.secondEmail !== undefined){
let data25 = data20.secondEmail;
if(typeof data25 === "string"){
if(func2(data25) > 254){
const err68 = {instancePath:instancePath+"/person/contacts/" + i1+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data25.length <= 508){
if(!(formats10.validate(data25))){
const err69 = {instancePath:instancePath+"/person/contacts/" + i1+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/person/contacts/" + i1+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data20.initialContact !== undefined){
if(typeof data20.initialContact !== "boolean"){
const err71 = {instancePath:instancePath+"/person/contacts/" + i1+"/initialContact",schemaPath:"#/properties/person/properties/contacts/items/properties/initialContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err72 = {instancePath:instancePath+"/person/contacts/" + i1,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err73 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data2.name !== undefined){
let data27 = data2.name;
if(typeof data27 === "string"){
if(func2(data27) > 200){
const err74 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data27.length <= 400){
if(!(formats0.validate(data27))){
const err75 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err76 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data2.legalStatus !== undefined){
let data28 = data2.legalStatus;
if(typeof data28 === "string"){
if(func2(data28) > 200){
const err77 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(!schema31.includes(data28)){
const err78 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data2.shareCapital !== undefined){
let data29 = data2.shareCapital;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 1000000000000 || isNaN(data29)){
const err80 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err81 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
else {
const err82 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data2.siren !== undefined){
let data30 = data2.siren;
if(typeof data30 === "string"){
if(func2(data30) > 40){
const err83 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data30.length <= 80){
if(!(formats42.validate(data30))){
const err84 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data2.siret !== undefined){
let data31 = data2.siret;
if(typeof data31 === "string"){
if(func2(data31) > 40){
const err86 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(data31.length <= 80){
if(!(formats44.validate(data31))){
const err87 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
const err88 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data2.vatNumber !== undefined){
let data32 = data2.vatNumber;
if(typeof data32 === "string"){
if(func2(data32) > 40){
const err89 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data32.length <= 80){
if(!(formats46.validate(data32))){
const err90 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
else {
const err91 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data2.activityField !== undefined){
let data33 = data2.activityField;
if(typeof data33 === "string"){
if(func2(data33) > 200){
const err92 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data33.length <= 400){
if(!(formats0.validate(data33))){
const err93 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data2.website !== undefined){
let data34 = data2.website;
if(typeof data34 === "string"){
if(func2(data34) > 500){
const err95 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data34.length <= 1000){
if(!(formats158.validate(data34))){
const err96 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/format",keyword:"format",params:{format: "url"},message:"must match format \""+"url"+"\""};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
}
else {
const err98 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.guarantors !== undefined){
let data35 = data.guarantors;
if(Array.isArray(data35)){
if(data35.length > 50){
const err99 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data35.length < 1){
const err100 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data35.length <= 50){
const len2 = data35.length;
for(let i2=0; i2<len2; i2++){
let data36 = data35[i2];
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.type === undefined){
const err101 = {instancePath:instancePath+"/guarantors/" + i2,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data36.person === undefined){
const err102 = {instancePath:instancePath+"/guarantors/" + i2,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
for(const key4 in data36){
if(!(((key4 === "resourceUuid") || (key4 === "type")) || (key4 === "person"))){
const err103 = {instancePath:instancePath+"/guarantors/" + i2,schemaPath:"#/properties/guarantors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data36.resourceUuid !== undefined){
let data37 = data36.resourceUuid;
if(typeof data37 === "string"){
if(!(formats20.validate(data37))){
const err104 = {instancePath:instancePath+"/guarantors/" + i2+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
else {
const err105 = {instancePath:instancePath+"/guarantors/" + i2+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data36.type !== undefined){
let data38 = data36.type;
if(typeof data38 !== "string"){
const err106 = {instancePath:instancePath+"/guarantors/" + i2+"/type",schemaPath:"#/properties/guarantors/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(!((data38 === "INDIVIDUAL") || (data38 === "CORPORATION"))){
const err107 = {instancePath:instancePath+"/guarantors/" + i2+"/type",schemaPath:"#/properties/guarantors/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema51.properties.guarantors.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data36.person !== undefined){
let data39 = data36.person;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
for(const key5 in data39){
if(!(func12.call(schema51.properties.guarantors.items.properties.person.properties, key5))){
const err108 = {instancePath:instancePath+"/guarantors/" + i2+"/person",schemaPath:"#/properties/guarantors/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data39.resourceUuid !== undefined){
let data40 = data39.resourceUuid;
if(typeof data40 === "string"){
if(!(formats20.validate(data40))){
const err109 = {instancePath:instancePath+"/guarantors/" + i2+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/guarantors/" + i2+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data39.contacts !== undefined){
let data41 = data39.contacts;
if(Array.isArray(data41)){
if(data41.length > 5){
const err111 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data41.length <= 5){
const len3 = data41.length;
for(let i3=0; i3<len3; i3++){
let data42 = data41[i3];
if(data42 && typeof data42 == "object" && !Array.isArray(data42)){
for(const key6 in data42){
if(!((((key6 === "email") || (key6 === "mobile")) || (key6 === "phone")) || (key6 === "address"))){
const err112 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data42.email !== undefined){
let data43 = data42.email;
if(typeof data43 === "string"){
if(func2(data43) > 254){
const err113 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data43.length <= 508){
if(!(formats10.validate(data43))){
const err114 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data42.mobile !== undefined){
let data44 = data42.mobile;
if(typeof data44 === "string"){
if(func2(data44) > 40){
const err116 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data44.length <= 80){
if(!(formats12.validate(data44))){
const err117 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
}
else {
const err118 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data42.phone !== undefined){
let data45 = data42.phone;
if(typeof data45 === "string"){
if(func2(data45) > 40){
const err119 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data45.length <= 80){
if(!(formats14.validate(data45))){
const err120 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data42.address !== undefined){
let data46 = data42.address;
if(typeof data46 === "string"){
if(func2(data46) > 500){
const err122 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data46.length <= 1000){
if(!(formats0.validate(data46))){
const err123 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
}
else {
const err124 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts/" + i3,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
}
else {
const err126 = {instancePath:instancePath+"/guarantors/" + i2+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data39.gender !== undefined){
let data47 = data39.gender;
if(typeof data47 !== "string"){
const err127 = {instancePath:instancePath+"/guarantors/" + i2+"/person/gender",schemaPath:"#/properties/guarantors/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(!(((data47 === "MR") || (data47 === "MS")) || (data47 === "MRS"))){
const err128 = {instancePath:instancePath+"/guarantors/" + i2+"/person/gender",schemaPath:"#/properties/guarantors/items/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema51.properties.guarantors.items.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data39.surname !== undefined){
let data48 = data39.surname;
if(typeof data48 === "string"){
if(func2(data48) > 200){
const err129 = {instancePath:instancePath+"/guarantors/" + i2+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data48.length <= 400){
if(!(formats0.validate(data48))){
const err130 = {instancePath:instancePath+"/guarantors/" + i2+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/guarantors/" + i2+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data39.firstName !== undefined){
let data49 = data39.firstName;
if(typeof data49 === "string"){
if(func2(data49) > 200){
const err132 = {instancePath:instancePath+"/guarantors/" + i2+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data49.length <= 400){
if(!(formats0.validate(data49))){
const err133 = {instancePath:instancePath+"/guarantors/" + i2+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/guarantors/" + i2+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data39.birthDate !== undefined){
let data50 = data39.birthDate;
if(typeof data50 === "string"){
if(!(formats36.validate(data50))){
const err135 = {instancePath:instancePath+"/guarantors/" + i2+"/person/birthDate",schemaPath:"#/properties/guarantors/items/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
else {
const err136 = {instancePath:instancePath+"/guarantors/" + i2+"/person/birthDate",schemaPath:"#/properties/guarantors/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data39.placeOfBirth !== undefined){
let data51 = data39.placeOfBirth;
if(typeof data51 === "string"){
if(func2(data51) > 200){
const err137 = {instancePath:instancePath+"/guarantors/" + i2+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data51.length <= 400){
if(!(formats0.validate(data51))){
const err138 = {instancePath:instancePath+"/guarantors/" + i2+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
}
else {
const err139 = {instancePath:instancePath+"/guarantors/" + i2+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data39.nationality !== undefined){
let data52 = data39.nationality;
if(typeof data52 === "string"){
if(func2(data52) > 3){
const err140 = {instancePath:instancePath+"/guarantors/" + i2+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(!schema30.includes(data52)){
const err141 = {instancePath:instancePath+"/guarantors/" + i2+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else {
const err142 = {instancePath:instancePath+"/guarantors/" + i2+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data39.name !== undefined){
let data53 = data39.name;
if(typeof data53 === "string"){
if(func2(data53) > 200){
const err143 = {instancePath:instancePath+"/guarantors/" + i2+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(data53.length <= 400){
if(!(formats0.validate(data53))){
const err144 = {instancePath:instancePath+"/guarantors/" + i2+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
}
else {
const err145 = {instancePath:instancePath+"/guarantors/" + i2+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data39.legalStatus !== undefined){
let data54 = data39.legalStatus;
if(typeof data54 === "string"){
if(func2(data54) > 200){
const err146 = {instancePath:instancePath+"/guarantors/" + i2+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(!schema31.includes(data54)){
const err147 = {instancePath:instancePath+"/guarantors/" + i2+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/guarantors/" + i2+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data39.shareCapital !== undefined){
let data55 = data39.shareCapital;
if((typeof data55 == "number") && (isFinite(data55))){
if(data55 > 1000000000000 || isNaN(data55)){
const err149 = {instancePath:instancePath+"/guarantors/" + i2+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data55 < 0 || isNaN(data55)){
const err150 = {instancePath:instancePath+"/guarantors/" + i2+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
else {
const err151 = {instancePath:instancePath+"/guarantors/" + i2+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data39.siren !== undefined){
let data56 = data39.siren;
if(typeof data56 === "string"){
if(func2(data56) > 40){
const err152 = {instancePath:instancePath+"/guarantors/" + i2+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
if(data56.length <= 80){
if(!(formats42.validate(data56))){
const err153 = {instancePath:instancePath+"/guarantors/" + i2+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
}
else {
const err154 = {instancePath:instancePath+"/guarantors/" + i2+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data39.siret !== undefined){
let data57 = data39.siret;
if(typeof data57 === "string"){
if(func2(data57) > 40){
const err155 = {instancePath:instancePath+"/guarantors/" + i2+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data57.length <= 80){
if(!(formats44.validate(data57))){
const err156 = {instancePath:instancePath+"/guarantors/" + i2+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/guarantors/" + i2+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data39.vatNumber !== undefined){
let data58 = data39.vatNumber;
if(typeof data58 === "string"){
if(func2(data58) > 40){
const err158 = {instancePath:instancePath+"/guarantors/" + i2+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data58.length <= 80){
if(!(formats46.validate(data58))){
const err159 = {instancePath:instancePath+"/guarantors/" + i2+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
}
else {
const err160 = {instancePath:instancePath+"/guarantors/" + i2+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
else {
const err161 = {instancePath:instancePath+"/guarantors/" + i2+"/person",schemaPath:"#/properties/guarantors/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
}
else {
const err162 = {instancePath:instancePath+"/guarantors/" + i2,schemaPath:"#/properties/guarantors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
}
else {
const err163 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data.emergencyContacts !== undefined){
let data59 = data.emergencyContacts;
if(Array.isArray(data59)){
if(data59.length > 50){
const err164 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data59.length < 1){
const err165 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data59.length <= 50){
const len4 = data59.length;
for(let i4=0; i4<len4; i4++){
let data60 = data59[i4];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
if(data60.type === undefined){
const err166 = {instancePath:instancePath+"/emergencyContacts/" + i4,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data60.person === undefined){
const err167 = {instancePath:instancePath+"/emergencyContacts/" + i4,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
for(const key7 in data60){
if(!(((key7 === "resourceUuid") || (key7 === "type")) || (key7 === "person"))){
const err168 = {instancePath:instancePath+"/emergencyContacts/" + i4,schemaPath:"#/properties/emergencyContacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data60.resourceUuid !== undefined){
let data61 = data60.resourceUuid;
if(typeof data61 === "string"){
if(!(formats20.validate(data61))){
const err169 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
else {
const err170 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data60.type !== undefined){
let data62 = data60.type;
if(typeof data62 !== "string"){
const err171 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(!((data62 === "INDIVIDUAL") || (data62 === "CORPORATION"))){
const err172 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema51.properties.emergencyContacts.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data60.person !== undefined){
let data63 = data60.person;
if(data63 && typeof data63 == "object" && !Array.isArray(data63)){
for(const key8 in data63){
if(!(func12.call(schema51.properties.emergencyContacts.items.properties.person.properties, key8))){
const err173 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data63.resourceUuid !== undefined){
let data64 = data63.resourceUuid;
if(typeof data64 === "string"){
if(!(formats20.validate(data64))){
const err174 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
else {
const err175 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data63.contacts !== undefined){
let data65 = data63.contacts;
if(Array.isArray(data65)){
if(data65.length > 5){
const err176 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data65.length <= 5){
const len5 = data65.length;
for(let i5=0; i5<len5; i5++){
let data66 = data65[i5];
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
for(const key9 in data66){
if(!((((key9 === "email") || (key9 === "mobile")) || (key9 === "phone")) || (key9 === "address"))){
const err177 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data66.email !== undefined){
let data67 = data66.email;
if(typeof data67 === "string"){
if(func2(data67) > 254){
const err178 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data67.length <= 508){
if(!(formats10.validate(data67))){
const err179 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
}
else {
const err180 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data66.mobile !== undefined){
let data68 = data66.mobile;
if(typeof data68 === "string"){
if(func2(data68) > 40){
const err181 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data68.length <= 80){
if(!(formats12.validate(data68))){
const err182 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
}
else {
const err183 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data66.phone !== undefined){
let data69 = data66.phone;
if(typeof data69 === "string"){
if(func2(data69) > 40){
const err184 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data69.length <= 80){
if(!(formats14.validate(data69))){
const err185 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
else {
const err186 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data66.address !== undefined){
let data70 = data66.address;
if(typeof data70 === "string"){
if(func2(data70) > 500){
const err187 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(data70.length <= 1000){
if(!(formats0.validate(data70))){
const err188 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
else {
const err189 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
}
else {
const err190 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts/" + i5,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
}
}
else {
const err191 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data63.gender !== undefined){
let data71 = data63.gender;
if(typeof data71 !== "string"){
const err192 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
if(!(((data71 === "MR") || (data71 === "MS")) || (data71 === "MRS"))){
const err193 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema51.properties.emergencyContacts.items.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data63.surname !== undefined){
let data72 = data63.surname;
if(typeof data72 === "string"){
if(func2(data72) > 200){
const err194 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(data72.length <= 400){
if(!(formats0.validate(data72))){
const err195 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
else {
const err196 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data63.firstName !== undefined){
let data73 = data63.firstName;
if(typeof data73 === "string"){
if(func2(data73) > 200){
const err197 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(data73.length <= 400){
if(!(formats0.validate(data73))){
const err198 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
}
else {
const err199 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data63.birthDate !== undefined){
let data74 = data63.birthDate;
if(typeof data74 === "string"){
if(!(formats36.validate(data74))){
const err200 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
else {
const err201 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
if(data63.placeOfBirth !== undefined){
let data75 = data63.placeOfBirth;
if(typeof data75 === "string"){
if(func2(data75) > 200){
const err202 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(data75.length <= 400){
if(!(formats0.validate(data75))){
const err203 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
}
else {
const err204 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data63.nationality !== undefined){
let data76 = data63.nationality;
if(typeof data76 === "string"){
if(func2(data76) > 3){
const err205 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(!schema30.includes(data76)){
const err206 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
else {
const err207 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data63.name !== undefined){
let data77 = data63.name;
if(typeof data77 === "string"){
if(func2(data77) > 200){
const err208 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
if(data77.length <= 400){
if(!(formats0.validate(data77))){
const err209 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
else {
const err210 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data63.legalStatus !== undefined){
let data78 = data63.legalStatus;
if(typeof data78 === "string"){
if(func2(data78) > 200){
const err211 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
if(!schema31.includes(data78)){
const err212 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
else {
const err213 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data63.shareCapital !== undefined){
let data79 = data63.shareCapital;
if((typeof data79 == "number") && (isFinite(data79))){
if(data79 > 1000000000000 || isNaN(data79)){
const err214 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if(data79 < 0 || isNaN(data79)){
const err215 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
else {
const err216 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data63.siren !== undefined){
let data80 = data63.siren;
if(typeof data80 === "string"){
if(func2(data80) > 40){
const err217 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data80.length <= 80){
if(!(formats42.validate(data80))){
const err218 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
else {
const err219 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data63.siret !== undefined){
let data81 = data63.siret;
if(typeof data81 === "string"){
if(func2(data81) > 40){
const err220 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data81.length <= 80){
if(!(formats44.validate(data81))){
const err221 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
}
else {
const err222 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
if(data63.vatNumber !== undefined){
let data82 = data63.vatNumber;
if(typeof data82 === "string"){
if(func2(data82) > 40){
const err223 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(data82.length <= 80){
if(!(formats46.validate(data82))){
const err224 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
}
else {
const err225 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
}
}
else {
const err226 = {instancePath:instancePath+"/emergencyContacts/" + i4+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
}
else {
const err227 = {instancePath:instancePath+"/emergencyContacts/" + i4,schemaPath:"#/properties/emergencyContacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
}
}
else {
const err228 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
if(data.documents !== undefined){
let data83 = data.documents;
if(Array.isArray(data83)){
if(data83.length > 20){
const err229 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(data83.length <= 20){
const len6 = data83.length;
for(let i6=0; i6<len6; i6++){
let data84 = data83[i6];
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.metaData === undefined){
const err230 = {instancePath:instancePath+"/documents/" + i6,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty: "metaData"},message:"must have required property '"+"metaData"+"'"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
for(const key10 in data84){
if(!((((key10 === "type") || (key10 === "description")) || (key10 === "metaData")) || (key10 === "uploaddate"))){
const err231 = {instancePath:instancePath+"/documents/" + i6,schemaPath:"#/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data84.type !== undefined){
let data85 = data84.type;
if(typeof data85 === "string"){
if(func2(data85) > 100){
const err232 = {instancePath:instancePath+"/documents/" + i6+"/type",schemaPath:"#/properties/documents/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(!schema38.includes(data85)){
const err233 = {instancePath:instancePath+"/documents/" + i6+"/type",schemaPath:"#/properties/documents/items/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
else {
const err234 = {instancePath:instancePath+"/documents/" + i6+"/type",schemaPath:"#/properties/documents/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data84.description !== undefined){
let data86 = data84.description;
if(typeof data86 === "string"){
if(func2(data86) > 500){
const err235 = {instancePath:instancePath+"/documents/" + i6+"/description",schemaPath:"#/properties/documents/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(data86.length <= 1000){
if(!(formats0.validate(data86))){
const err236 = {instancePath:instancePath+"/documents/" + i6+"/description",schemaPath:"#/properties/documents/items/properties/description/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
}
else {
const err237 = {instancePath:instancePath+"/documents/" + i6+"/description",schemaPath:"#/properties/documents/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data84.metaData !== undefined){
let data87 = data84.metaData;
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
if(data87.fileName === undefined){
const err238 = {instancePath:instancePath+"/documents/" + i6+"/metaData",schemaPath:"#/properties/documents/items/properties/metaData/required",keyword:"required",params:{missingProperty: "fileName"},message:"must have required property '"+"fileName"+"'"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
for(const key11 in data87){
if(!((key11 === "fileName") || (key11 === "fileUuid"))){
const err239 = {instancePath:instancePath+"/documents/" + i6+"/metaData",schemaPath:"#/properties/documents/items/properties/metaData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
if(data87.fileName !== undefined){
let data88 = data87.fileName;
if(typeof data88 === "string"){
if(func2(data88) > 255){
const err240 = {instancePath:instancePath+"/documents/" + i6+"/metaData/fileName",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
else {
const err241 = {instancePath:instancePath+"/documents/" + i6+"/metaData/fileName",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data87.fileUuid !== undefined){
let data89 = data87.fileUuid;
if(typeof data89 === "string"){
if(!(formats20.validate(data89))){
const err242 = {instancePath:instancePath+"/documents/" + i6+"/metaData/fileUuid",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
else {
const err243 = {instancePath:instancePath+"/documents/" + i6+"/metaData/fileUuid",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
}
else {
const err244 = {instancePath:instancePath+"/documents/" + i6+"/metaData",schemaPath:"#/properties/documents/items/properties/metaData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
if(data84.uploaddate !== undefined){
let data90 = data84.uploaddate;
if(typeof data90 === "string"){
if(func2(data90) > 40){
const err245 = {instancePath:instancePath+"/documents/" + i6+"/uploaddate",schemaPath:"#/properties/documents/items/properties/uploaddate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
if(data90.length <= 80){
if(!(formats98.validate(data90))){
const err246 = {instancePath:instancePath+"/documents/" + i6+"/uploaddate",schemaPath:"#/properties/documents/items/properties/uploaddate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
}
}
else {
const err247 = {instancePath:instancePath+"/documents/" + i6+"/uploaddate",schemaPath:"#/properties/documents/items/properties/uploaddate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
}
else {
const err248 = {instancePath:instancePath+"/documents/" + i6,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
}
}
else {
const err249 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
if(data.followupAddress !== undefined){
let data91 = data.followupAddress;
if(typeof data91 === "string"){
if(func2(data91) > 500){
const err250 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
if(data91.length <= 1000){
if(!(formats0.validate(data91))){
const err251 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
}
else {
const err252 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data.privateComment !== undefined){
let data92 = data.privateComment;
if(typeof data92 === "string"){
if(func2(data92) > 5000){
const err253 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
else {
const err254 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data.identificationDocument !== undefined){
let data93 = data.identificationDocument;
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
for(const key12 in data93){
if(!(((((key12 === "metaData") || (key12 === "uploaddate")) || (key12 === "type")) || (key12 === "registrationNumber")) || (key12 === "expirationDate"))){
const err255 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data93.metaData !== undefined){
let data94 = data93.metaData;
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
if(data94.fileName === undefined){
const err256 = {instancePath:instancePath+"/identificationDocument/metaData",schemaPath:"#/properties/identificationDocument/properties/metaData/required",keyword:"required",params:{missingProperty: "fileName"},message:"must have required property '"+"fileName"+"'"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
for(const key13 in data94){
if(!((key13 === "fileName") || (key13 === "fileUuid"))){
const err257 = {instancePath:instancePath+"/identificationDocument/metaData",schemaPath:"#/properties/identificationDocument/properties/metaData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data94.fileName !== undefined){
let data95 = data94.fileName;
if(typeof data95 === "string"){
if(func2(data95) > 255){
const err258 = {instancePath:instancePath+"/identificationDocument/metaData/fileName",schemaPath:"#/properties/identificationDocument/properties/metaData/properties/fileName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
else {
const err259 = {instancePath:instancePath+"/identificationDocument/metaData/fileName",schemaPath:"#/properties/identificationDocument/properties/metaData/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data94.fileUuid !== undefined){
let data96 = data94.fileUuid;
if(typeof data96 === "string"){
if(!(formats20.validate(data96))){
const err260 = {instancePath:instancePath+"/identificationDocument/metaData/fileUuid",schemaPath:"#/properties/identificationDocument/properties/metaData/properties/fileUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
else {
const err261 = {instancePath:instancePath+"/identificationDocument/metaData/fileUuid",schemaPath:"#/properties/identificationDocument/properties/metaData/properties/fileUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
}
else {
const err262 = {instancePath:instancePath+"/identificationDocument/metaData",schemaPath:"#/properties/identificationDocument/properties/metaData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
if(data93.uploaddate !== undefined){
let data97 = data93.uploaddate;
if(typeof data97 === "string"){
if(func2(data97) > 40){
const err263 = {instancePath:instancePath+"/identificationDocument/uploaddate",schemaPath:"#/properties/identificationDocument/properties/uploaddate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
if(data97.length <= 80){
if(!(formats98.validate(data97))){
const err264 = {instancePath:instancePath+"/identificationDocument/uploaddate",schemaPath:"#/properties/identificationDocument/properties/uploaddate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
}
else {
const err265 = {instancePath:instancePath+"/identificationDocument/uploaddate",schemaPath:"#/properties/identificationDocument/properties/uploaddate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data93.type !== undefined){
let data98 = data93.type;
if(typeof data98 === "string"){
if(func2(data98) > 100){
const err266 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(!schema48.includes(data98)){
const err267 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
else {
const err268 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data93.registrationNumber !== undefined){
let data99 = data93.registrationNumber;
if(typeof data99 === "string"){
if(func2(data99) > 100){
const err269 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data99.length <= 200){
if(!(formats0.validate(data99))){
const err270 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
}
else {
const err271 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data93.expirationDate !== undefined){
let data100 = data93.expirationDate;
if(typeof data100 === "string"){
if(!(formats232.validate(data100))){
const err272 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/properties/identificationDocument/properties/expirationDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
else {
const err273 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/properties/identificationDocument/properties/expirationDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
}
else {
const err274 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
if(data.picture !== undefined){
let data101 = data.picture;
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
if(data101.label === undefined){
const err275 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
if(data101.resourceUuid === undefined){
const err276 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
for(const key14 in data101){
if(!((key14 === "label") || (key14 === "resourceUuid"))){
const err277 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data101.label !== undefined){
let data102 = data101.label;
if(typeof data102 === "string"){
if(func2(data102) > 255){
const err278 = {instancePath:instancePath+"/picture/label",schemaPath:"#/properties/picture/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
else {
const err279 = {instancePath:instancePath+"/picture/label",schemaPath:"#/properties/picture/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data101.resourceUuid !== undefined){
let data103 = data101.resourceUuid;
if(typeof data103 === "string"){
if(!(formats20.validate(data103))){
const err280 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/properties/picture/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
else {
const err281 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/properties/picture/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
}
else {
const err282 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data.employer !== undefined){
let data104 = data.employer;
if(typeof data104 === "string"){
if(func2(data104) > 200){
const err283 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data104.length <= 400){
if(!(formats0.validate(data104))){
const err284 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
}
else {
const err285 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data.employerAddress !== undefined){
let data105 = data.employerAddress;
if(typeof data105 === "string"){
if(func2(data105) > 500){
const err286 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(data105.length <= 1000){
if(!(formats0.validate(data105))){
const err287 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
}
else {
const err288 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data.contractType !== undefined){
let data106 = data.contractType;
if(typeof data106 === "string"){
if(func2(data106) > 100){
const err289 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if(!schema49.includes(data106)){
const err290 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
else {
const err291 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data.monthlyIncome !== undefined){
let data107 = data.monthlyIncome;
if((typeof data107 == "number") && (isFinite(data107))){
if(data107 > 1000000000 || isNaN(data107)){
const err292 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if(data107 < 0 || isNaN(data107)){
const err293 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
else {
const err294 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
if(data.representative !== undefined){
let data108 = data.representative;
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
for(const key15 in data108){
if(!(func12.call(schema51.properties.representative.properties, key15))){
const err295 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
if(data108.gender !== undefined){
let data109 = data108.gender;
if(typeof data109 !== "string"){
const err296 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/properties/representative/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
if(!(((data109 === "MR") || (data109 === "MS")) || (data109 === "MRS"))){
const err297 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/properties/representative/properties/gender/enum",keyword:"enum",params:{allowedValues: schema51.properties.representative.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data108.surname !== undefined){
let data110 = data108.surname;
if(typeof data110 === "string"){
if(func2(data110) > 200){
const err298 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
if(data110.length <= 400){
if(!(formats0.validate(data110))){
const err299 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
}
else {
const err300 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
if(data108.firstName !== undefined){
let data111 = data108.firstName;
if(typeof data111 === "string"){
if(func2(data111) > 200){
const err301 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
if(data111.length <= 400){
if(!(formats0.validate(data111))){
const err302 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
}
else {
const err303 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data108.birthDate !== undefined){
let data112 = data108.birthDate;
if(typeof data112 === "string"){
if(!(formats36.validate(data112))){
const err304 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/properties/representative/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
else {
const err305 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/properties/representative/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
if(data108.placeOfBirth !== undefined){
let data113 = data108.placeOfBirth;
if(typeof data113 === "string"){
if(func2(data113) > 200){
const err306 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
if(data113.length <= 400){
if(!(formats0.validate(data113))){
const err307 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
}
else {
const err308 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
if(data108.nationality !== undefined){
let data114 = data108.nationality;
if(typeof data114 === "string"){
if(func2(data114) > 3){
const err309 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
if(!schema30.includes(data114)){
const err310 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
else {
const err311 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
if(data108.resourceUuid !== undefined){
let data115 = data108.resourceUuid;
if(typeof data115 === "string"){
if(!(formats20.validate(data115))){
const err312 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/properties/representative/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
else {
const err313 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/properties/representative/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
if(data108.middle !== undefined){
let data116 = data108.middle;
if(typeof data116 === "string"){
if(func2(data116) > 200){
const err314 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
if(data116.length <= 400){
if(!(formats0.validate(data116))){
const err315 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
}
else {
const err316 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
if(data108.contacts !== undefined){
let data117 = data108.contacts;
if(Array.isArray(data117)){
if(data117.length > 5){
const err317 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/properties/representative/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
if(data117.length <= 5){
const len7 = data117.length;
for(let i7=0; i7<len7; i7++){
let data118 = data117[i7];
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
for(const key16 in data118){
if(!(((((key16 === "email") || (key16 === "mobile")) || (key16 === "phone")) || (key16 === "address")) || (key16 === "secondEmail"))){
const err318 = {instancePath:instancePath+"/representative/contacts/" + i7,schemaPath:"#/properties/representative/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
if(data118.email !== undefined){
let data119 = data118.email;
if(typeof data119 === "string"){
if(func2(data119) > 254){
const err319 = {instancePath:instancePath+"/representative/contacts/" + i7+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
if(data119.length <= 508){
if(!(formats10.validate(data119))){
const err320 = {instancePath:instancePath+"/representative/contacts/" + i7+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
}
else {
const err321 = {instancePath:instancePath+"/representative/contacts/" + i7+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data118.mobile !== undefined){
let data120 = data118.mobile;
if(typeof data120 === "string"){
if(func2(data120) > 40){
const err322 = {instancePath:instancePath+"/representative/contacts/" + i7+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
if(data120.length <= 80){
if(!(formats12.validate(data120))){
const err323 = {instancePath:instancePath+"/representative/contacts/" + i7+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
}
else {
const err324 = {instancePath:instancePath+"/representative/contacts/" + i7+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
if(data118.phone !== undefined){
let data121 = data118.phone;
if(typeof data121 === "string"){
if(func2(data121) > 40){
const err325 = {instancePath:instancePath+"/representative/contacts/" + i7+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
if(data121.length <= 80){
if(!(formats14.validate(data121))){
const err326 = {instancePath:instancePath+"/representative/contacts/" + i7+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
}
else {
const err327 = {instancePath:instancePath+"/representative/contacts/" + i7+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
if(data118.address !== undefined){
let data122 = data118.address;
if(typeof data122 === "string"){
if(func2(data122) > 500){
const err328 = {instancePath:instancePath+"/representative/contacts/" + i7+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
if(data122.length <= 1000){
if(!(formats0.validate(data122))){
const err329 = {instancePath:instancePath+"/representative/contacts/" + i7+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
}
else {
const err330 = {instancePath:instancePath+"/representative/contacts/" + i7+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
if(data118.secondEmail !== undefined){
let data123 = data118.secondEmail;
if(typeof data123 === "string"){
if(func2(data123) > 254){
const err331 = {instancePath:instancePath+"/representative/contacts/" + i7+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
if(data123.length <= 508){
if(!(formats10.validate(data123))){
const err332 = {instancePath:instancePath+"/representative/contacts/" + i7+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
}
else {
const err333 = {instancePath:instancePath+"/representative/contacts/" + i7+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
}
else {
const err334 = {instancePath:instancePath+"/representative/contacts/" + i7,schemaPath:"#/properties/representative/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
}
}
else {
const err335 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/properties/representative/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
}
else {
const err336 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
}
else {
const err337 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

return {
  "record": exports.v8,
  "wire": exports.v9,
  "entries": {
    "person.bankAccounts": exports.v0,
    "person.contacts": exports.v1,
    "guarantors": exports.v2,
    "guarantors.person.contacts": exports.v3,
    "emergencyContacts": exports.v4,
    "emergencyContacts.person.contacts": exports.v5,
    "documents": exports.v6,
    "representative.contacts": exports.v7
  },
  "unique": [],
  "demands": [
    {
      "paths": [
        "identificationDocument",
        "person.gender",
        "person.surname",
        "person.firstName",
        "person.birthDate",
        "person.placeOfBirth",
        "person.nationality",
        "person.profession",
        "person.contacts",
        "person.contacts.email",
        "person.contacts.mobile",
        "person.contacts.address",
        "identificationDocument.registrationNumber",
        "identificationDocument.expirationDate",
        "identificationDocument.fileData"
      ],
      "when": (self) => cel.equal(self?.type, "INDIVIDUAL")
    },
    {
      "paths": [
        "representative",
        "person.name",
        "representative.gender",
        "representative.surname",
        "representative.firstName",
        "representative.nationality",
        "representative.contacts",
        "representative.contacts.email",
        "representative.contacts.mobile",
        "representative.contacts.address"
      ],
      "when": (self) => cel.equal(self?.type, "CORPORATION")
    }
  ],
  "takes": {},
  "computed": [
    {
      "path": "contacts",
      "of": (self) => cel.choose(cel.more(cel.size(cel.items(self?.representative?.contacts)), 0), () => self?.representative?.contacts, () => self?.person?.contacts)
    }
  ],
  "initial": []
}
}
