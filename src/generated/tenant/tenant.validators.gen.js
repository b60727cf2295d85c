// Made by `npm run generate`. Change schemas/tenant and run it again.
export default function factory(formats, runtime) {
const exports = {}
const { cel } = runtime

exports.v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","maxLength":200,"format":"line"},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"proposals":{"iban":"ribOfIban"}},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"proposals":{"rib":"ibanOfRib"}},"bic":{"type":"string","format":"bic","maxLength":20,"copy":true}}};
const formats0 = formats.line;
const formats4 = formats.bankRib;
const formats6 = formats.bankIban;
const formats8 = formats.bic;
const func0 = runtime.ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(func0(data0) > 200){
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
if(func0(data1) > 500){
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
if(func0(data2) > 60){
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
if(func0(data3) > 60){
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
if(func0(data4) > 20){
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
if(!(formats8.validate(data4))){
const err14 = {instancePath:instancePath+"/bic",schemaPath:"#/properties/bic/format",keyword:"format",params:{format: "bic"},message:"must match format \""+"bic"+"\""};
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
validate0.errors = vErrors;
return errors === 0;
}

exports.v1 = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"type":"string","format":"email","maxLength":254},"initialContact":{"type":"boolean"}}};
const formats10 = formats.email;
const formats12 = formats.mobile;
const formats14 = formats.landline;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(func0(data4) > 254){
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
validate1.errors = vErrors;
return errors === 0;
}

exports.v2 = validate2;
const schema2 = {"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200,"sort":"first"},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}}]};
const schema3 = ["FRA","AFG","ZAF","ALB","DZA","DEU","AND","AGO","AIA","ATA","ATG","XXA","SAU","ARG","ARM","ABW","AUS","AUT","AZE","BHS","BHR","BGD","BRB","BEL","BLZ","BEN","BMU","BTN","BLR","MMR","BOL","BIH","BWA","BRA","BRN","BGR","BFA","BDI","KHM","CMR","CAN","CPV","CHL","CHN","CYP","COL","COM","PRK","KOR","CRI","CIV","HRV","CUB","CUW","DNK","DJI","DMA","EGY","ARE","ECU","ERI","ESP","EST","SWZ","USA","ETH","FJI","FIN","GAB","GMB","GEO","SGS","GHA","GIB","GRC","GRD","GRL","GLP","GUM","GTM","GGY","GIN","GNQ","GNB","GUY","GUF","HTI","HND","HKG","HUN","BVT","CXR","IMN","NFK","ALA","CYM","CCK","COK","FRO","HMD","FLK","MNP","MHL","UMI","PCN","SLB","TCA","VGB","VIR","IND","IDN","IRQ","IRN","IRL","ISL","ISR","ITA","JAM","JPN","JEY","JOR","KAZ","KEN","KGZ","KIR","XKX","KWT","REU","LAO","LSO","LVA","LBN","LBR","LBY","LIE","LTU","LUX","MAC","MKD","MDG","MYS","MWI","MDV","MLI","MLT","MAR","MTQ","MUS","MRT","MYT","MEX","FSM","MDA","MCO","MNG","MNE","MSR","MOZ","NAM","NRU","NPL","NIC","NER","NGA","NIU","NOR","NCL","NZL","OMN","UGA","UZB","PAK","PLW","PSE","PAN","PNG","PRY","NLD","BES","PER","PHL","POL","PYF","PRI","PRT","QAT","CAF","COD","DOM","COG","ROU","GBR","RUS","RWA","ESH","BLM","KNA","SMR","MAF","SXM","SPM","VCT","SHN","LCA","SLV","WSM","ASM","STP","SEN","SRB","SYC","SLE","SGP","SVK","SVN","SOM","SDN","SSD","LKA","SWE","CHE","SUR","SJM","SYR","TJK","TWN","TZA","TCD","CZE","ATF","IOT","THA","TLS","TGO","TKL","TON","TTO","TUN","TKM","TUR","TUV","UKR","URY","VUT","VAT","VEN","VNM","WLF","YEM","ZMB","ZWE"];
const schema4 = ["SCI","SARL de famille","SARL","EURL","SAS","SASU","SA","SNC","EI (entrepreneur individuel)","Micro-entreprise","SCPI","SCM","SCP","SELARL","SELAS","SCS","SCA","GIE","SCOP","SCIC","Association (loi 1901)","Fondation","Syndicat de copropriétaires","Collectivité ou établissement public","Société étrangère","Autre"];
const formats20 = formats.uuid;
const formats36 = formats.pastDate;
const formats42 = formats.siren;
const formats44 = formats.siret;
const formats46 = formats.vat;
const func10 = Object.prototype.hasOwnProperty;

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
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(!(func10.call(schema2.properties.person.properties, key1))){
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
if(func0(data12) > 254){
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
if(func0(data13) > 40){
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
if(func0(data14) > 40){
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
if(func0(data15) > 500){
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
const err50 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema2.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
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
if(func0(data17) > 200){
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
if(func0(data18) > 200){
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
if(func0(data20) > 200){
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
if(func0(data21) > 3){
const err62 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!schema3.includes(data21)){
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
if(func0(data22) > 200){
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
if(func0(data23) > 200){
const err68 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(!schema4.includes(data23)){
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
if(func0(data25) > 40){
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
if(func0(data26) > 40){
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
if(func0(data27) > 40){
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
validate2.errors = vErrors;
return errors === 0;
}

exports.v3 = validate3;
const schema5 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate3.errors = vErrors;
return errors === 0;
}

exports.v4 = validate4;
const schema6 = {"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200,"sort":"first"},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile"]}}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name"]}}}}]};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data) !== true){
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
const err23 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema6.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(!(func10.call(schema6.properties.person.properties, key1))){
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
if(func0(data10) > 254){
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
if(func0(data11) > 40){
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
if(func0(data12) > 40){
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
if(func0(data13) > 500){
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
const err44 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema6.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
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
if(func0(data15) > 200){
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
if(func0(data16) > 200){
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
if(func0(data18) > 200){
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
if(func0(data19) > 3){
const err56 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(!schema3.includes(data19)){
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
if(func0(data20) > 200){
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
if(func0(data21) > 200){
const err62 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!schema4.includes(data21)){
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
if(func0(data23) > 40){
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
if(func0(data24) > 40){
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
if(func0(data25) > 40){
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
validate4.errors = vErrors;
return errors === 0;
}

exports.v5 = validate5;
const schema9 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate5.errors = vErrors;
return errors === 0;
}

exports.v6 = validate6;
const schema10 = {"type":"object","additionalProperties":false,"required":["fileData"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","lookup":"documentTypes","maxLength":100},"description":{"type":"string","format":"line","maxLength":500},"fileData":{"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"readOnly":true,"upload":{"maxBytes":20971520,"bytes":"getFile","part":"documents","accept":["*/*"]},"wire":{"sentAs":{"metaData.fileName":"name","metaData.fileUuid":"id","uploaddate":"chosenAt","uploadDate":"keptChosenAt"}}},"uploadDate":{"type":"string","format":"stamp","maxLength":40,"readOnly":true}}};
const schema11 = ["INSURANCE_CERTIFICATE","UNPAID_RENT_GUARANTEE","DEED_OF_GUARANTEE","EMPLOYMENT_CONTRACT","WORK_CERTIFICATE","JOB_PROMISSE","PAY_SLIP","END_OF_TRIAL_PERIOD_CERTIFICATE","SCHOOL_REGISTRATION_CERTIFICATE","PROOF_OF_ADDRESS","TAX_NOTICE"];
const formats98 = formats.stamp;

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(func0(data1) > 100){
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!schema11.includes(data1)){
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
if(func0(data2) > 500){
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
if(func0(data4) > 255){
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
if(func0(data6) > 40){
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
validate6.errors = vErrors;
return errors === 0;
}

exports.v7 = validate7;
const schema12 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"type":"string","format":"email","maxLength":254}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(func0(data4) > 254){
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
validate7.errors = vErrors;
return errors === 0;
}

exports.v8 = validate8;
const schema13 = {"type":"object","additionalProperties":false,"required":["type","person","guarantors","emergencyContacts"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"CORPORATION"},"reference":{"type":"string","format":"line","maxLength":40,"numbered":"LOC-{number}"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"bankAccounts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","maxLength":200,"format":"line"},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"proposals":{"iban":"ribOfIban"}},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"proposals":{"rib":"ibanOfRib"}},"bic":{"type":"string","format":"bic","maxLength":20,"copy":true}}}},"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"middlename":{"type":"string"},"profession":{"type":"string"},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string"},"mobile":{"type":"string"},"phone":{"type":"string"},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"type":"string"},"initialContact":{"type":"boolean"}}}},"name":{"type":"string"},"legalStatus":{"type":"string"},"shareCapital":{"type":"number"},"siren":{"type":"string"},"siret":{"type":"string"},"vatNumber":{"type":"string"},"activityField":{"type":"string"},"website":{"type":"string"}}},"contacts":{},"guarantors":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"name":{"type":"string"},"legalStatus":{"type":"string"},"shareCapital":{"type":"number"},"siren":{"type":"string"},"siret":{"type":"string"},"vatNumber":{"type":"string"}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"properties":{"person":{"properties":{"gender":{"enum":["MR","MS","MRS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"properties":{"person":{"properties":{"name":{"format":"line","maxLength":200},"legalStatus":{"lookup":"legalStatuses","maxLength":200},"shareCapital":{"minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"format":"siret","maxLength":40,"copy":true},"vatNumber":{"format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}}}}]},"listed":false},"emergencyContacts":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"name":{"type":"string"},"legalStatus":{"type":"string"},"shareCapital":{"type":"number"},"siren":{"type":"string"},"siret":{"type":"string"},"vatNumber":{"type":"string"}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile"]}}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name"]}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"properties":{"person":{"properties":{"gender":{"enum":["MR","MS","MRS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"properties":{"person":{"properties":{"name":{"format":"line","maxLength":200},"legalStatus":{"lookup":"legalStatuses","maxLength":200},"shareCapital":{"minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"format":"siret","maxLength":40,"copy":true},"vatNumber":{"format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}}}}]},"listed":false},"documents":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["fileData"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","lookup":"documentTypes","maxLength":100},"description":{"type":"string","format":"line","maxLength":500},"fileData":{"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"readOnly":true,"upload":{"maxBytes":20971520,"bytes":"getFile","part":"documents","accept":["*/*"]},"wire":{"sentAs":{"metaData.fileName":"name","metaData.fileUuid":"id","uploaddate":"chosenAt","uploadDate":"keptChosenAt"}}},"uploadDate":{"type":"string","format":"stamp","maxLength":40,"readOnly":true}}},"listed":false},"followupAddress":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line","listed":false},"privateComment":{"type":"string","maxLength":5000,"listed":false},"identificationDocument":{"type":"object","additionalProperties":false,"properties":{"fileData":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string"},"resourceUuid":{"type":"string"}},"upload":{"maxBytes":20971520,"bytes":"getFile","accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"part":"identificationDocument","whole":true}},"uploadDate":{"type":"string"},"type":{"type":"string"},"registrationNumber":{"type":"string"},"expirationDate":{"type":"string"}}},"picture":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string"},"resourceUuid":{"type":"string"}},"upload":{"accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"maxBytes":10485760,"bytes":"getFile","part":"picture"}},"employer":{"type":"string"},"employerAddress":{"type":"string"},"contractType":{"type":"string"},"monthlyIncome":{"type":"number"},"representative":{"type":"object","additionalProperties":false,"properties":{"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"resourceUuid":{"type":"string"},"middle":{"type":"string"},"contacts":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string"},"mobile":{"type":"string"},"phone":{"type":"string"},"address":{"type":"string"},"secondEmail":{"type":"string"}}}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"required":["identificationDocument"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","profession","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["email","mobile","address"]}}}},"identificationDocument":{"required":["registrationNumber","expirationDate","fileData"]}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"required":["representative"],"properties":{"person":{"required":["name"]},"representative":{"required":["gender","surname","firstName","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["email","mobile","address"]}}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"properties":{"person":{"properties":{"gender":{"enum":["MR","MS","MRS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3},"middlename":{"format":"line","maxLength":200},"profession":{"format":"line","lookup":"jobs","open":true,"maxLength":200},"contacts":{"items":{"properties":{"email":{"format":"email","maxLength":254},"mobile":{"format":"mobile","maxLength":40},"phone":{"format":"landline","maxLength":40},"secondEmail":{"format":"email","maxLength":254}}}}}},"identificationDocument":{"properties":{"fileData":{"required":["label","resourceUuid"],"readOnly":true,"wire":{"sentAs":{"metaData.fileName":"name","metaData.fileUuid":"id","uploaddate":"chosenAt","uploadDate":"keptChosenAt"}},"properties":{"label":{"maxLength":255},"resourceUuid":{"format":"uuid"}}},"uploadDate":{"format":"stamp","maxLength":40,"readOnly":true},"type":{"lookup":"identificationDocumentTypes","maxLength":100},"registrationNumber":{"format":"line","maxLength":100},"expirationDate":{"format":"date","expiresSoon":30}}},"picture":{"required":["label","resourceUuid"],"listed":false,"properties":{"label":{"maxLength":255},"resourceUuid":{"format":"uuid"}}},"employer":{"format":"line","maxLength":200,"listed":false},"employerAddress":{"maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line","listed":false},"contractType":{"lookup":"contractTypes","maxLength":100,"listed":false},"monthlyIncome":{"minimum":0,"maximum":1000000000,"unit":"€","listed":false}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"properties":{"person":{"properties":{"name":{"format":"line","maxLength":200},"legalStatus":{"lookup":"legalStatuses","maxLength":200},"shareCapital":{"minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"format":"siret","maxLength":40,"copy":true},"vatNumber":{"format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}},"activityField":{"format":"line","maxLength":200},"website":{"format":"url","maxLength":500}}},"representative":{"listed":false,"properties":{"gender":{"enum":["MR","MS","MRS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3},"resourceUuid":{"format":"uuid","identity":true},"middle":{"format":"line","maxLength":200},"contacts":{"maxItems":5,"items":{"properties":{"email":{"format":"email","maxLength":254},"mobile":{"format":"mobile","maxLength":40},"phone":{"format":"landline","maxLength":40},"address":{"maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"format":"email","maxLength":254}}}}}}}}}]};
const schema15 = ["IDENTITY_CARD","PASSPORT","RESIDENCE_PERMIT","PERMANENT_RESIDENT","DRIVER_LICENSE"];
const schema16 = ["CDI","CDD","CCO","CDDOD","CDDS","CTT","CTTP","CTI","CTS","CTV","CTPAR","TESE","CEA","CESU","CESUP","CPS"];
const formats136 = formats.date;
const formats154 = formats.url;

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data) !== true){
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
const _errs20 = errors;
let valid11 = true;
const _errs21 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))(data) !== true){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid2 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs22 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person !== undefined){
let data8 = data.person;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.gender !== undefined){
let data9 = data8.gender;
if(!(((data9 === "MR") || (data9 === "MS")) || (data9 === "MRS"))){
const err34 = {instancePath:instancePath+"/person/gender",schemaPath:"#/allOf/2/then/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema13.allOf[2].then.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.surname !== undefined){
let data10 = data8.surname;
if(typeof data10 === "string"){
if(func0(data10) > 200){
const err35 = {instancePath:instancePath+"/person/surname",schemaPath:"#/allOf/2/then/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data10.length <= 400){
if(!(formats0.validate(data10))){
const err36 = {instancePath:instancePath+"/person/surname",schemaPath:"#/allOf/2/then/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data8.firstName !== undefined){
let data11 = data8.firstName;
if(typeof data11 === "string"){
if(func0(data11) > 200){
const err37 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/allOf/2/then/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data11.length <= 400){
if(!(formats0.validate(data11))){
const err38 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/allOf/2/then/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data8.birthDate !== undefined){
let data12 = data8.birthDate;
if(typeof data12 === "string"){
if(!(formats36.validate(data12))){
const err39 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/allOf/2/then/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
if(data8.placeOfBirth !== undefined){
let data13 = data8.placeOfBirth;
if(typeof data13 === "string"){
if(func0(data13) > 200){
const err40 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/allOf/2/then/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13.length <= 400){
if(!(formats0.validate(data13))){
const err41 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/allOf/2/then/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data8.nationality !== undefined){
let data14 = data8.nationality;
if(typeof data14 === "string"){
if(func0(data14) > 3){
const err42 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/allOf/2/then/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!schema3.includes(data14)){
const err43 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/allOf/2/then/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data8.middlename !== undefined){
let data15 = data8.middlename;
if(typeof data15 === "string"){
if(func0(data15) > 200){
const err44 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/allOf/2/then/properties/person/properties/middlename/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.length <= 400){
if(!(formats0.validate(data15))){
const err45 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/allOf/2/then/properties/person/properties/middlename/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data8.profession !== undefined){
let data16 = data8.profession;
if(typeof data16 === "string"){
if(func0(data16) > 200){
const err46 = {instancePath:instancePath+"/person/profession",schemaPath:"#/allOf/2/then/properties/person/properties/profession/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data16.length <= 400){
if(!(formats0.validate(data16))){
const err47 = {instancePath:instancePath+"/person/profession",schemaPath:"#/allOf/2/then/properties/person/properties/profession/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data8.contacts !== undefined){
let data17 = data8.contacts;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
let data18 = data17[i2];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.email !== undefined){
let data19 = data18.email;
if(typeof data19 === "string"){
if(func0(data19) > 254){
const err48 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/allOf/2/then/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data19.length <= 508){
if(!(formats10.validate(data19))){
const err49 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/allOf/2/then/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
}
if(data18.mobile !== undefined){
let data20 = data18.mobile;
if(typeof data20 === "string"){
if(func0(data20) > 40){
const err50 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/allOf/2/then/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data20.length <= 80){
if(!(formats12.validate(data20))){
const err51 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/allOf/2/then/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
}
if(data18.phone !== undefined){
let data21 = data18.phone;
if(typeof data21 === "string"){
if(func0(data21) > 40){
const err52 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/allOf/2/then/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data21.length <= 80){
if(!(formats14.validate(data21))){
const err53 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/allOf/2/then/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
}
if(data18.secondEmail !== undefined){
let data22 = data18.secondEmail;
if(typeof data22 === "string"){
if(func0(data22) > 254){
const err54 = {instancePath:instancePath+"/person/contacts/" + i2+"/secondEmail",schemaPath:"#/allOf/2/then/properties/person/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data22.length <= 508){
if(!(formats10.validate(data22))){
const err55 = {instancePath:instancePath+"/person/contacts/" + i2+"/secondEmail",schemaPath:"#/allOf/2/then/properties/person/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
}
}
}
}
}
}
}
if(data.identificationDocument !== undefined){
let data23 = data.identificationDocument;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.fileData !== undefined){
let data24 = data23.fileData;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.label === undefined){
const err56 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/allOf/2/then/properties/identificationDocument/properties/fileData/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data24.resourceUuid === undefined){
const err57 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/allOf/2/then/properties/identificationDocument/properties/fileData/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data24.label !== undefined){
let data25 = data24.label;
if(typeof data25 === "string"){
if(func0(data25) > 255){
const err58 = {instancePath:instancePath+"/identificationDocument/fileData/label",schemaPath:"#/allOf/2/then/properties/identificationDocument/properties/fileData/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
if(data24.resourceUuid !== undefined){
let data26 = data24.resourceUuid;
if(typeof data26 === "string"){
if(!(formats20.validate(data26))){
const err59 = {instancePath:instancePath+"/identificationDocument/fileData/resourceUuid",schemaPath:"#/allOf/2/then/properties/identificationDocument/properties/fileData/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
}
}
if(data23.uploadDate !== undefined){
let data27 = data23.uploadDate;
if(typeof data27 === "string"){
if(func0(data27) > 40){
const err60 = {instancePath:instancePath+"/identificationDocument/uploadDate",schemaPath:"#/allOf/2/then/properties/identificationDocument/properties/uploadDate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data27.length <= 80){
if(!(formats98.validate(data27))){
const err61 = {instancePath:instancePath+"/identificationDocument/uploadDate",schemaPath:"#/allOf/2/then/properties/identificationDocument/properties/uploadDate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
}
if(data23.type !== undefined){
let data28 = data23.type;
if(typeof data28 === "string"){
if(func0(data28) > 100){
const err62 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/allOf/2/then/properties/identificationDocument/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(!schema15.includes(data28)){
const err63 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/allOf/2/then/properties/identificationDocument/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data23.registrationNumber !== undefined){
let data29 = data23.registrationNumber;
if(typeof data29 === "string"){
if(func0(data29) > 100){
const err64 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/allOf/2/then/properties/identificationDocument/properties/registrationNumber/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data29.length <= 200){
if(!(formats0.validate(data29))){
const err65 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/allOf/2/then/properties/identificationDocument/properties/registrationNumber/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data23.expirationDate !== undefined){
let data30 = data23.expirationDate;
if(typeof data30 === "string"){
if(!(formats136.validate(data30))){
const err66 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/allOf/2/then/properties/identificationDocument/properties/expirationDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
}
}
if(data.picture !== undefined){
let data31 = data.picture;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.label === undefined){
const err67 = {instancePath:instancePath+"/picture",schemaPath:"#/allOf/2/then/properties/picture/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data31.resourceUuid === undefined){
const err68 = {instancePath:instancePath+"/picture",schemaPath:"#/allOf/2/then/properties/picture/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data31.label !== undefined){
let data32 = data31.label;
if(typeof data32 === "string"){
if(func0(data32) > 255){
const err69 = {instancePath:instancePath+"/picture/label",schemaPath:"#/allOf/2/then/properties/picture/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
if(data31.resourceUuid !== undefined){
let data33 = data31.resourceUuid;
if(typeof data33 === "string"){
if(!(formats20.validate(data33))){
const err70 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/allOf/2/then/properties/picture/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
}
}
if(data.employer !== undefined){
let data34 = data.employer;
if(typeof data34 === "string"){
if(func0(data34) > 200){
const err71 = {instancePath:instancePath+"/employer",schemaPath:"#/allOf/2/then/properties/employer/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data34.length <= 400){
if(!(formats0.validate(data34))){
const err72 = {instancePath:instancePath+"/employer",schemaPath:"#/allOf/2/then/properties/employer/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data.employerAddress !== undefined){
let data35 = data.employerAddress;
if(typeof data35 === "string"){
if(func0(data35) > 500){
const err73 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/allOf/2/then/properties/employerAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data35.length <= 1000){
if(!(formats0.validate(data35))){
const err74 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/allOf/2/then/properties/employerAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
}
if(data.contractType !== undefined){
let data36 = data.contractType;
if(typeof data36 === "string"){
if(func0(data36) > 100){
const err75 = {instancePath:instancePath+"/contractType",schemaPath:"#/allOf/2/then/properties/contractType/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(!schema16.includes(data36)){
const err76 = {instancePath:instancePath+"/contractType",schemaPath:"#/allOf/2/then/properties/contractType/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data.monthlyIncome !== undefined){
let data37 = data.monthlyIncome;
if((typeof data37 == "number") && (isFinite(data37))){
if(data37 > 1000000000 || isNaN(data37)){
const err77 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/allOf/2/then/properties/monthlyIncome/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data37 < 0 || isNaN(data37)){
const err78 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/allOf/2/then/properties/monthlyIncome/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
}
var _valid2 = _errs22 === errors;
valid11 = _valid2;
}
if(!valid11){
const err79 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
const _errs54 = errors;
let valid20 = true;
const _errs55 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data) !== true){
const err80 = {};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
var _valid3 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs56 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person !== undefined){
let data38 = data.person;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.name !== undefined){
let data39 = data38.name;
if(typeof data39 === "string"){
if(func0(data39) > 200){
const err81 = {instancePath:instancePath+"/person/name",schemaPath:"#/allOf/3/then/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data39.length <= 400){
if(!(formats0.validate(data39))){
const err82 = {instancePath:instancePath+"/person/name",schemaPath:"#/allOf/3/then/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data38.legalStatus !== undefined){
let data40 = data38.legalStatus;
if(typeof data40 === "string"){
if(func0(data40) > 200){
const err83 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/allOf/3/then/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(!schema4.includes(data40)){
const err84 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/allOf/3/then/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data38.shareCapital !== undefined){
let data41 = data38.shareCapital;
if((typeof data41 == "number") && (isFinite(data41))){
if(data41 > 1000000000000 || isNaN(data41)){
const err85 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/allOf/3/then/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data41 < 0 || isNaN(data41)){
const err86 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/allOf/3/then/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data38.siren !== undefined){
let data42 = data38.siren;
if(typeof data42 === "string"){
if(func0(data42) > 40){
const err87 = {instancePath:instancePath+"/person/siren",schemaPath:"#/allOf/3/then/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data42.length <= 80){
if(!(formats42.validate(data42))){
const err88 = {instancePath:instancePath+"/person/siren",schemaPath:"#/allOf/3/then/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
}
if(data38.siret !== undefined){
let data43 = data38.siret;
if(typeof data43 === "string"){
if(func0(data43) > 40){
const err89 = {instancePath:instancePath+"/person/siret",schemaPath:"#/allOf/3/then/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data43.length <= 80){
if(!(formats44.validate(data43))){
const err90 = {instancePath:instancePath+"/person/siret",schemaPath:"#/allOf/3/then/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
}
if(data38.vatNumber !== undefined){
let data44 = data38.vatNumber;
if(typeof data44 === "string"){
if(func0(data44) > 40){
const err91 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/allOf/3/then/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data44.length <= 80){
if(!(formats46.validate(data44))){
const err92 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/allOf/3/then/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
}
if(data38.activityField !== undefined){
let data45 = data38.activityField;
if(typeof data45 === "string"){
if(func0(data45) > 200){
const err93 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/allOf/3/then/properties/person/properties/activityField/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data45.length <= 400){
if(!(formats0.validate(data45))){
const err94 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/allOf/3/then/properties/person/properties/activityField/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
}
}
if(data38.website !== undefined){
let data46 = data38.website;
if(typeof data46 === "string"){
if(func0(data46) > 500){
const err95 = {instancePath:instancePath+"/person/website",schemaPath:"#/allOf/3/then/properties/person/properties/website/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data46.length <= 1000){
if(!(formats154.validate(data46))){
const err96 = {instancePath:instancePath+"/person/website",schemaPath:"#/allOf/3/then/properties/person/properties/website/format",keyword:"format",params:{format: "url"},message:"must match format \""+"url"+"\""};
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
}
}
}
if(data.representative !== undefined){
let data47 = data.representative;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.gender !== undefined){
let data48 = data47.gender;
if(!(((data48 === "MR") || (data48 === "MS")) || (data48 === "MRS"))){
const err97 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/allOf/3/then/properties/representative/properties/gender/enum",keyword:"enum",params:{allowedValues: schema13.allOf[3].then.properties.representative.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data47.surname !== undefined){
let data49 = data47.surname;
if(typeof data49 === "string"){
if(func0(data49) > 200){
const err98 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/allOf/3/then/properties/representative/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data49.length <= 400){
if(!(formats0.validate(data49))){
const err99 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/allOf/3/then/properties/representative/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
}
if(data47.firstName !== undefined){
let data50 = data47.firstName;
if(typeof data50 === "string"){
if(func0(data50) > 200){
const err100 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/allOf/3/then/properties/representative/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data50.length <= 400){
if(!(formats0.validate(data50))){
const err101 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/allOf/3/then/properties/representative/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data47.birthDate !== undefined){
let data51 = data47.birthDate;
if(typeof data51 === "string"){
if(!(formats36.validate(data51))){
const err102 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/allOf/3/then/properties/representative/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
if(data47.placeOfBirth !== undefined){
let data52 = data47.placeOfBirth;
if(typeof data52 === "string"){
if(func0(data52) > 200){
const err103 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/allOf/3/then/properties/representative/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data52.length <= 400){
if(!(formats0.validate(data52))){
const err104 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/allOf/3/then/properties/representative/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data47.nationality !== undefined){
let data53 = data47.nationality;
if(typeof data53 === "string"){
if(func0(data53) > 3){
const err105 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/allOf/3/then/properties/representative/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(!schema3.includes(data53)){
const err106 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/allOf/3/then/properties/representative/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data47.resourceUuid !== undefined){
let data54 = data47.resourceUuid;
if(typeof data54 === "string"){
if(!(formats20.validate(data54))){
const err107 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/allOf/3/then/properties/representative/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
if(data47.middle !== undefined){
let data55 = data47.middle;
if(typeof data55 === "string"){
if(func0(data55) > 200){
const err108 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/allOf/3/then/properties/representative/properties/middle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data55.length <= 400){
if(!(formats0.validate(data55))){
const err109 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/allOf/3/then/properties/representative/properties/middle/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
}
}
if(data47.contacts !== undefined){
let data56 = data47.contacts;
if(Array.isArray(data56)){
if(data56.length > 5){
const err110 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/allOf/3/then/properties/representative/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data56.length <= 5){
const len3 = data56.length;
for(let i3=0; i3<len3; i3++){
let data57 = data56[i3];
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.email !== undefined){
let data58 = data57.email;
if(typeof data58 === "string"){
if(func0(data58) > 254){
const err111 = {instancePath:instancePath+"/representative/contacts/" + i3+"/email",schemaPath:"#/allOf/3/then/properties/representative/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data58.length <= 508){
if(!(formats10.validate(data58))){
const err112 = {instancePath:instancePath+"/representative/contacts/" + i3+"/email",schemaPath:"#/allOf/3/then/properties/representative/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
}
if(data57.mobile !== undefined){
let data59 = data57.mobile;
if(typeof data59 === "string"){
if(func0(data59) > 40){
const err113 = {instancePath:instancePath+"/representative/contacts/" + i3+"/mobile",schemaPath:"#/allOf/3/then/properties/representative/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data59.length <= 80){
if(!(formats12.validate(data59))){
const err114 = {instancePath:instancePath+"/representative/contacts/" + i3+"/mobile",schemaPath:"#/allOf/3/then/properties/representative/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
}
if(data57.phone !== undefined){
let data60 = data57.phone;
if(typeof data60 === "string"){
if(func0(data60) > 40){
const err115 = {instancePath:instancePath+"/representative/contacts/" + i3+"/phone",schemaPath:"#/allOf/3/then/properties/representative/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data60.length <= 80){
if(!(formats14.validate(data60))){
const err116 = {instancePath:instancePath+"/representative/contacts/" + i3+"/phone",schemaPath:"#/allOf/3/then/properties/representative/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
}
if(data57.address !== undefined){
let data61 = data57.address;
if(typeof data61 === "string"){
if(func0(data61) > 500){
const err117 = {instancePath:instancePath+"/representative/contacts/" + i3+"/address",schemaPath:"#/allOf/3/then/properties/representative/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data61.length <= 1000){
if(!(formats0.validate(data61))){
const err118 = {instancePath:instancePath+"/representative/contacts/" + i3+"/address",schemaPath:"#/allOf/3/then/properties/representative/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
}
if(data57.secondEmail !== undefined){
let data62 = data57.secondEmail;
if(typeof data62 === "string"){
if(func0(data62) > 254){
const err119 = {instancePath:instancePath+"/representative/contacts/" + i3+"/secondEmail",schemaPath:"#/allOf/3/then/properties/representative/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data62.length <= 508){
if(!(formats10.validate(data62))){
const err120 = {instancePath:instancePath+"/representative/contacts/" + i3+"/secondEmail",schemaPath:"#/allOf/3/then/properties/representative/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
}
}
}
}
}
}
}
}
}
var _valid3 = _errs56 === errors;
valid20 = _valid3;
}
if(!valid20){
const err121 = {instancePath,schemaPath:"#/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err122 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data.person === undefined){
const err123 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data.guarantors === undefined){
const err124 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guarantors"},message:"must have required property '"+"guarantors"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data.emergencyContacts === undefined){
const err125 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emergencyContacts"},message:"must have required property '"+"emergencyContacts"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
for(const key0 in data){
if(!(func10.call(schema13.properties, key0))){
const err126 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.resourceUuid !== undefined){
let data63 = data.resourceUuid;
if(typeof data63 === "string"){
if(!(formats20.validate(data63))){
const err127 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
else {
const err128 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data.type !== undefined){
let data64 = data.type;
if(typeof data64 !== "string"){
const err129 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(!((data64 === "INDIVIDUAL") || (data64 === "CORPORATION"))){
const err130 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.reference !== undefined){
let data65 = data.reference;
if(typeof data65 === "string"){
if(func0(data65) > 40){
const err131 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data65.length <= 80){
if(!(formats0.validate(data65))){
const err132 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err133 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data.person !== undefined){
let data66 = data.person;
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
for(const key1 in data66){
if(!(func10.call(schema13.properties.person.properties, key1))){
const err134 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data66.resourceUuid !== undefined){
let data67 = data66.resourceUuid;
if(typeof data67 === "string"){
if(!(formats20.validate(data67))){
const err135 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err136 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data66.bankAccounts !== undefined){
let data68 = data66.bankAccounts;
if(Array.isArray(data68)){
if(data68.length > 5){
const err137 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(data68.length <= 5){
const len4 = data68.length;
for(let i4=0; i4<len4; i4++){
let data69 = data68[i4];
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
for(const key2 in data69){
if(!(((((key2 === "bankName") || (key2 === "address")) || (key2 === "rib")) || (key2 === "iban")) || (key2 === "bic"))){
const err138 = {instancePath:instancePath+"/person/bankAccounts/" + i4,schemaPath:"#/properties/person/properties/bankAccounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data69.bankName !== undefined){
let data70 = data69.bankName;
if(typeof data70 === "string"){
if(func0(data70) > 200){
const err139 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data70.length <= 400){
if(!(formats0.validate(data70))){
const err140 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data69.address !== undefined){
let data71 = data69.address;
if(typeof data71 === "string"){
if(func0(data71) > 500){
const err142 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data71.length <= 1000){
if(!(formats0.validate(data71))){
const err143 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
}
else {
const err144 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data69.rib !== undefined){
let data72 = data69.rib;
if(typeof data72 === "string"){
if(func0(data72) > 60){
const err145 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data72.length <= 120){
if(!(formats4.validate(data72))){
const err146 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/format",keyword:"format",params:{format: "bankRib"},message:"must match format \""+"bankRib"+"\""};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
}
else {
const err147 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data69.iban !== undefined){
let data73 = data69.iban;
if(typeof data73 === "string"){
if(func0(data73) > 60){
const err148 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data73.length <= 120){
if(!(formats6.validate(data73))){
const err149 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/format",keyword:"format",params:{format: "bankIban"},message:"must match format \""+"bankIban"+"\""};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
else {
const err150 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data69.bic !== undefined){
let data74 = data69.bic;
if(typeof data74 === "string"){
if(func0(data74) > 20){
const err151 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data74.length <= 40){
if(!(formats8.validate(data74))){
const err152 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/format",keyword:"format",params:{format: "bic"},message:"must match format \""+"bic"+"\""};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/person/bankAccounts/" + i4+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err154 = {instancePath:instancePath+"/person/bankAccounts/" + i4,schemaPath:"#/properties/person/properties/bankAccounts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
}
else {
const err155 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data66.gender !== undefined){
if(typeof data66.gender !== "string"){
const err156 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data66.surname !== undefined){
if(typeof data66.surname !== "string"){
const err157 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data66.firstName !== undefined){
if(typeof data66.firstName !== "string"){
const err158 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data66.birthDate !== undefined){
if(typeof data66.birthDate !== "string"){
const err159 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data66.placeOfBirth !== undefined){
if(typeof data66.placeOfBirth !== "string"){
const err160 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data66.nationality !== undefined){
if(typeof data66.nationality !== "string"){
const err161 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data66.middlename !== undefined){
if(typeof data66.middlename !== "string"){
const err162 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data66.profession !== undefined){
if(typeof data66.profession !== "string"){
const err163 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data66.contacts !== undefined){
let data83 = data66.contacts;
if(Array.isArray(data83)){
if(data83.length > 5){
const err164 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data83.length <= 5){
const len5 = data83.length;
for(let i5=0; i5<len5; i5++){
let data84 = data83[i5];
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
for(const key3 in data84){
if(!((((((key3 === "email") || (key3 === "mobile")) || (key3 === "phone")) || (key3 === "address")) || (key3 === "secondEmail")) || (key3 === "initialContact"))){
const err165 = {instancePath:instancePath+"/person/contacts/" + i5,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data84.email !== undefined){
if(typeof data84.email !== "string"){
const err166 = {instancePath:instancePath+"/person/contacts/" + i5+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data84.mobile !== undefined){
if(typeof data84.mobile !== "string"){
const err167 = {instancePath:instancePath+"/person/contacts/" + i5+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data84.phone !== undefined){
if(typeof data84.phone !== "string"){
const err168 = {instancePath:instancePath+"/person/contacts/" + i5+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data84.address !== undefined){
let data88 = data84.address;
if(typeof data88 === "string"){
if(func0(data88) > 500){
const err169 = {instancePath:instancePath+"/person/contacts/" + i5+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data88.length <= 1000){
if(!(formats0.validate(data88))){
const err170 = {instancePath:instancePath+"/person/contacts/" + i5+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
else {
const err171 = {instancePath:instancePath+"/person/contacts/" + i5+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data84.secondEmail !== undefined){
if(typeof data84.secondEmail !== "string"){
const err172 = {instancePath:instancePath+"/person/contacts/" + i5+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data84.initialContact !== undefined){
if(typeof data84.initialContact !== "boolean"){
const err173 = {instancePath:instancePath+"/person/contacts/" + i5+"/initialContact",schemaPath:"#/properties/person/properties/contacts/items/properties/initialContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
else {
const err174 = {instancePath:instancePath+"/person/contacts/" + i5,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
}
}
else {
const err175 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data66.name !== undefined){
if(typeof data66.name !== "string"){
const err176 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
if(data66.legalStatus !== undefined){
if(typeof data66.legalStatus !== "string"){
const err177 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data66.shareCapital !== undefined){
let data93 = data66.shareCapital;
if(!((typeof data93 == "number") && (isFinite(data93)))){
const err178 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data66.siren !== undefined){
if(typeof data66.siren !== "string"){
const err179 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data66.siret !== undefined){
if(typeof data66.siret !== "string"){
const err180 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data66.vatNumber !== undefined){
if(typeof data66.vatNumber !== "string"){
const err181 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data66.activityField !== undefined){
if(typeof data66.activityField !== "string"){
const err182 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data66.website !== undefined){
if(typeof data66.website !== "string"){
const err183 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err184 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data.guarantors !== undefined){
let data99 = data.guarantors;
if(Array.isArray(data99)){
if(data99.length > 50){
const err185 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data99.length < 1){
const err186 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(data99.length <= 50){
const len6 = data99.length;
for(let i6=0; i6<len6; i6++){
let data100 = data99[i6];
const _errs163 = errors;
let valid38 = true;
const _errs164 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))(data100) !== true){
const err187 = {};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
var _valid4 = _errs164 === errors;
errors = _errs163;
if(vErrors !== null){
if(_errs163){
vErrors.length = _errs163;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs165 = errors;
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if(data100.person === undefined){
const err188 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if(data100.person !== undefined){
let data101 = data100.person;
if(data101 && typeof data101 == "object" && !Array.isArray(data101)){
if(data101.gender === undefined){
const err189 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "gender"},message:"must have required property '"+"gender"+"'"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if(data101.surname === undefined){
const err190 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "surname"},message:"must have required property '"+"surname"+"'"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data101.firstName === undefined){
const err191 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(data101.birthDate === undefined){
const err192 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "birthDate"},message:"must have required property '"+"birthDate"+"'"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
if(data101.placeOfBirth === undefined){
const err193 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "placeOfBirth"},message:"must have required property '"+"placeOfBirth"+"'"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(data101.nationality === undefined){
const err194 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "nationality"},message:"must have required property '"+"nationality"+"'"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
if(data101.contacts === undefined){
const err195 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data101.contacts !== undefined){
let data102 = data101.contacts;
if(Array.isArray(data102)){
if(data102.length < 1){
const err196 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
const len7 = data102.length;
for(let i7=0; i7<len7; i7++){
let data103 = data102[i7];
if(data103 && typeof data103 == "object" && !Array.isArray(data103)){
if(data103.mobile === undefined){
const err197 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i7,schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(data103.email === undefined){
const err198 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i7,schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
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
}
else {
const err199 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
}
}
var _valid4 = _errs165 === errors;
valid38 = _valid4;
}
if(!valid38){
const err200 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
const _errs171 = errors;
let valid43 = true;
const _errs172 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data100) !== true){
const err201 = {};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
var _valid5 = _errs172 === errors;
errors = _errs171;
if(vErrors !== null){
if(_errs171){
vErrors.length = _errs171;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs173 = errors;
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if(data100.person === undefined){
const err202 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(data100.person !== undefined){
let data104 = data100.person;
if(data104 && typeof data104 == "object" && !Array.isArray(data104)){
if(data104.name === undefined){
const err203 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data104.contacts === undefined){
const err204 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if(data104.contacts !== undefined){
let data105 = data104.contacts;
if(Array.isArray(data105)){
if(data105.length < 1){
const err205 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
const len8 = data105.length;
for(let i8=0; i8<len8; i8++){
let data106 = data105[i8];
if(data106 && typeof data106 == "object" && !Array.isArray(data106)){
if(data106.mobile === undefined){
const err206 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i8,schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(data106.email === undefined){
const err207 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i8,schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
}
}
else {
const err208 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
}
}
}
var _valid5 = _errs173 === errors;
valid43 = _valid5;
}
if(!valid43){
const err209 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
const _errs179 = errors;
let valid48 = true;
const _errs180 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))(data100) !== true){
const err210 = {};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
var _valid6 = _errs180 === errors;
errors = _errs179;
if(vErrors !== null){
if(_errs179){
vErrors.length = _errs179;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs181 = errors;
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if(data100.person !== undefined){
let data107 = data100.person;
if(data107 && typeof data107 == "object" && !Array.isArray(data107)){
if(data107.gender !== undefined){
let data108 = data107.gender;
if(!(((data108 === "MR") || (data108 === "MS")) || (data108 === "MRS"))){
const err211 = {instancePath:instancePath+"/guarantors/" + i6+"/person/gender",schemaPath:"#/properties/guarantors/items/allOf/2/then/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema13.properties.guarantors.items.allOf[2].then.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data107.surname !== undefined){
let data109 = data107.surname;
if(typeof data109 === "string"){
if(func0(data109) > 200){
const err212 = {instancePath:instancePath+"/guarantors/" + i6+"/person/surname",schemaPath:"#/properties/guarantors/items/allOf/2/then/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(data109.length <= 400){
if(!(formats0.validate(data109))){
const err213 = {instancePath:instancePath+"/guarantors/" + i6+"/person/surname",schemaPath:"#/properties/guarantors/items/allOf/2/then/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
}
}
if(data107.firstName !== undefined){
let data110 = data107.firstName;
if(typeof data110 === "string"){
if(func0(data110) > 200){
const err214 = {instancePath:instancePath+"/guarantors/" + i6+"/person/firstName",schemaPath:"#/properties/guarantors/items/allOf/2/then/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if(data110.length <= 400){
if(!(formats0.validate(data110))){
const err215 = {instancePath:instancePath+"/guarantors/" + i6+"/person/firstName",schemaPath:"#/properties/guarantors/items/allOf/2/then/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
}
if(data107.birthDate !== undefined){
let data111 = data107.birthDate;
if(typeof data111 === "string"){
if(!(formats36.validate(data111))){
const err216 = {instancePath:instancePath+"/guarantors/" + i6+"/person/birthDate",schemaPath:"#/properties/guarantors/items/allOf/2/then/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
if(data107.placeOfBirth !== undefined){
let data112 = data107.placeOfBirth;
if(typeof data112 === "string"){
if(func0(data112) > 200){
const err217 = {instancePath:instancePath+"/guarantors/" + i6+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/allOf/2/then/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data112.length <= 400){
if(!(formats0.validate(data112))){
const err218 = {instancePath:instancePath+"/guarantors/" + i6+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/allOf/2/then/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data107.nationality !== undefined){
let data113 = data107.nationality;
if(typeof data113 === "string"){
if(func0(data113) > 3){
const err219 = {instancePath:instancePath+"/guarantors/" + i6+"/person/nationality",schemaPath:"#/properties/guarantors/items/allOf/2/then/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(!schema3.includes(data113)){
const err220 = {instancePath:instancePath+"/guarantors/" + i6+"/person/nationality",schemaPath:"#/properties/guarantors/items/allOf/2/then/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
}
}
var _valid6 = _errs181 === errors;
valid48 = _valid6;
}
if(!valid48){
const err221 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
const _errs190 = errors;
let valid51 = true;
const _errs191 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data100) !== true){
const err222 = {};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
var _valid7 = _errs191 === errors;
errors = _errs190;
if(vErrors !== null){
if(_errs190){
vErrors.length = _errs190;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs192 = errors;
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if(data100.person !== undefined){
let data114 = data100.person;
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
if(data114.name !== undefined){
let data115 = data114.name;
if(typeof data115 === "string"){
if(func0(data115) > 200){
const err223 = {instancePath:instancePath+"/guarantors/" + i6+"/person/name",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(data115.length <= 400){
if(!(formats0.validate(data115))){
const err224 = {instancePath:instancePath+"/guarantors/" + i6+"/person/name",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data114.legalStatus !== undefined){
let data116 = data114.legalStatus;
if(typeof data116 === "string"){
if(func0(data116) > 200){
const err225 = {instancePath:instancePath+"/guarantors/" + i6+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if(!schema4.includes(data116)){
const err226 = {instancePath:instancePath+"/guarantors/" + i6+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data114.shareCapital !== undefined){
let data117 = data114.shareCapital;
if((typeof data117 == "number") && (isFinite(data117))){
if(data117 > 1000000000000 || isNaN(data117)){
const err227 = {instancePath:instancePath+"/guarantors/" + i6+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data117 < 0 || isNaN(data117)){
const err228 = {instancePath:instancePath+"/guarantors/" + i6+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
if(data114.siren !== undefined){
let data118 = data114.siren;
if(typeof data118 === "string"){
if(func0(data118) > 40){
const err229 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siren",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(data118.length <= 80){
if(!(formats42.validate(data118))){
const err230 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siren",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
}
if(data114.siret !== undefined){
let data119 = data114.siret;
if(typeof data119 === "string"){
if(func0(data119) > 40){
const err231 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siret",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if(data119.length <= 80){
if(!(formats44.validate(data119))){
const err232 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siret",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
}
}
if(data114.vatNumber !== undefined){
let data120 = data114.vatNumber;
if(typeof data120 === "string"){
if(func0(data120) > 40){
const err233 = {instancePath:instancePath+"/guarantors/" + i6+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if(data120.length <= 80){
if(!(formats46.validate(data120))){
const err234 = {instancePath:instancePath+"/guarantors/" + i6+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/allOf/3/then/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
}
}
}
var _valid7 = _errs192 === errors;
valid51 = _valid7;
}
if(!valid51){
const err235 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(data100 && typeof data100 == "object" && !Array.isArray(data100)){
if(data100.type === undefined){
const err236 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
if(data100.person === undefined){
const err237 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
for(const key4 in data100){
if(!(((key4 === "resourceUuid") || (key4 === "type")) || (key4 === "person"))){
const err238 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
if(data100.resourceUuid !== undefined){
let data121 = data100.resourceUuid;
if(typeof data121 === "string"){
if(!(formats20.validate(data121))){
const err239 = {instancePath:instancePath+"/guarantors/" + i6+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
}
else {
const err240 = {instancePath:instancePath+"/guarantors/" + i6+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data100.type !== undefined){
let data122 = data100.type;
if(typeof data122 !== "string"){
const err241 = {instancePath:instancePath+"/guarantors/" + i6+"/type",schemaPath:"#/properties/guarantors/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if(!((data122 === "INDIVIDUAL") || (data122 === "CORPORATION"))){
const err242 = {instancePath:instancePath+"/guarantors/" + i6+"/type",schemaPath:"#/properties/guarantors/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.guarantors.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
if(data100.person !== undefined){
let data123 = data100.person;
if(data123 && typeof data123 == "object" && !Array.isArray(data123)){
for(const key5 in data123){
if(!(func10.call(schema13.properties.guarantors.items.properties.person.properties, key5))){
const err243 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
}
if(data123.resourceUuid !== undefined){
let data124 = data123.resourceUuid;
if(typeof data124 === "string"){
if(!(formats20.validate(data124))){
const err244 = {instancePath:instancePath+"/guarantors/" + i6+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err245 = {instancePath:instancePath+"/guarantors/" + i6+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
if(data123.contacts !== undefined){
let data125 = data123.contacts;
if(Array.isArray(data125)){
if(data125.length > 5){
const err246 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(data125.length <= 5){
const len9 = data125.length;
for(let i9=0; i9<len9; i9++){
let data126 = data125[i9];
if(data126 && typeof data126 == "object" && !Array.isArray(data126)){
for(const key6 in data126){
if(!((((key6 === "email") || (key6 === "mobile")) || (key6 === "phone")) || (key6 === "address"))){
const err247 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
}
if(data126.email !== undefined){
let data127 = data126.email;
if(typeof data127 === "string"){
if(func0(data127) > 254){
const err248 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if(data127.length <= 508){
if(!(formats10.validate(data127))){
const err249 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
}
else {
const err250 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data126.mobile !== undefined){
let data128 = data126.mobile;
if(typeof data128 === "string"){
if(func0(data128) > 40){
const err251 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(data128.length <= 80){
if(!(formats12.validate(data128))){
const err252 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
}
else {
const err253 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data126.phone !== undefined){
let data129 = data126.phone;
if(typeof data129 === "string"){
if(func0(data129) > 40){
const err254 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if(data129.length <= 80){
if(!(formats14.validate(data129))){
const err255 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
}
else {
const err256 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data126.address !== undefined){
let data130 = data126.address;
if(typeof data130 === "string"){
if(func0(data130) > 500){
const err257 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
if(data130.length <= 1000){
if(!(formats0.validate(data130))){
const err258 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
}
else {
const err259 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
}
else {
const err260 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err261 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
}
if(data123.gender !== undefined){
if(typeof data123.gender !== "string"){
const err262 = {instancePath:instancePath+"/guarantors/" + i6+"/person/gender",schemaPath:"#/properties/guarantors/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
if(data123.surname !== undefined){
if(typeof data123.surname !== "string"){
const err263 = {instancePath:instancePath+"/guarantors/" + i6+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data123.firstName !== undefined){
if(typeof data123.firstName !== "string"){
const err264 = {instancePath:instancePath+"/guarantors/" + i6+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
if(data123.birthDate !== undefined){
if(typeof data123.birthDate !== "string"){
const err265 = {instancePath:instancePath+"/guarantors/" + i6+"/person/birthDate",schemaPath:"#/properties/guarantors/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data123.placeOfBirth !== undefined){
if(typeof data123.placeOfBirth !== "string"){
const err266 = {instancePath:instancePath+"/guarantors/" + i6+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data123.nationality !== undefined){
if(typeof data123.nationality !== "string"){
const err267 = {instancePath:instancePath+"/guarantors/" + i6+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
if(data123.name !== undefined){
if(typeof data123.name !== "string"){
const err268 = {instancePath:instancePath+"/guarantors/" + i6+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data123.legalStatus !== undefined){
if(typeof data123.legalStatus !== "string"){
const err269 = {instancePath:instancePath+"/guarantors/" + i6+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
if(data123.shareCapital !== undefined){
let data139 = data123.shareCapital;
if(!((typeof data139 == "number") && (isFinite(data139)))){
const err270 = {instancePath:instancePath+"/guarantors/" + i6+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
if(data123.siren !== undefined){
if(typeof data123.siren !== "string"){
const err271 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data123.siret !== undefined){
if(typeof data123.siret !== "string"){
const err272 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data123.vatNumber !== undefined){
if(typeof data123.vatNumber !== "string"){
const err273 = {instancePath:instancePath+"/guarantors/" + i6+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err274 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
}
else {
const err275 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
}
}
else {
const err276 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data.emergencyContacts !== undefined){
let data143 = data.emergencyContacts;
if(Array.isArray(data143)){
if(data143.length > 50){
const err277 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
if(data143.length < 1){
const err278 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
if(data143.length <= 50){
const len10 = data143.length;
for(let i10=0; i10<len10; i10++){
let data144 = data143[i10];
const _errs252 = errors;
let valid62 = true;
const _errs253 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))(data144) !== true){
const err279 = {};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
var _valid8 = _errs253 === errors;
errors = _errs252;
if(vErrors !== null){
if(_errs252){
vErrors.length = _errs252;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs254 = errors;
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
if(data144.person === undefined){
const err280 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if(data144.person !== undefined){
let data145 = data144.person;
if(data145 && typeof data145 == "object" && !Array.isArray(data145)){
if(data145.gender === undefined){
const err281 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "gender"},message:"must have required property '"+"gender"+"'"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
if(data145.surname === undefined){
const err282 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "surname"},message:"must have required property '"+"surname"+"'"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
if(data145.firstName === undefined){
const err283 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data145.birthDate === undefined){
const err284 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "birthDate"},message:"must have required property '"+"birthDate"+"'"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
if(data145.placeOfBirth === undefined){
const err285 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "placeOfBirth"},message:"must have required property '"+"placeOfBirth"+"'"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if(data145.nationality === undefined){
const err286 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "nationality"},message:"must have required property '"+"nationality"+"'"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(data145.contacts === undefined){
const err287 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
if(data145.contacts !== undefined){
let data146 = data145.contacts;
if(Array.isArray(data146)){
if(data146.length < 1){
const err288 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
const len11 = data146.length;
for(let i11=0; i11<len11; i11++){
let data147 = data146[i11];
if(data147 && typeof data147 == "object" && !Array.isArray(data147)){
if(data147.mobile === undefined){
const err289 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i11,schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
}
}
else {
const err290 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
}
}
}
var _valid8 = _errs254 === errors;
valid62 = _valid8;
}
if(!valid62){
const err291 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
const _errs260 = errors;
let valid67 = true;
const _errs261 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data144) !== true){
const err292 = {};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
var _valid9 = _errs261 === errors;
errors = _errs260;
if(vErrors !== null){
if(_errs260){
vErrors.length = _errs260;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs262 = errors;
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
if(data144.person === undefined){
const err293 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if(data144.person !== undefined){
let data148 = data144.person;
if(data148 && typeof data148 == "object" && !Array.isArray(data148)){
if(data148.name === undefined){
const err294 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
}
}
var _valid9 = _errs262 === errors;
valid67 = _valid9;
}
if(!valid67){
const err295 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
const _errs265 = errors;
let valid69 = true;
const _errs266 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))(data144) !== true){
const err296 = {};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
var _valid10 = _errs266 === errors;
errors = _errs265;
if(vErrors !== null){
if(_errs265){
vErrors.length = _errs265;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs267 = errors;
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
if(data144.person !== undefined){
let data149 = data144.person;
if(data149 && typeof data149 == "object" && !Array.isArray(data149)){
if(data149.gender !== undefined){
let data150 = data149.gender;
if(!(((data150 === "MR") || (data150 === "MS")) || (data150 === "MRS"))){
const err297 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/allOf/2/then/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema13.properties.emergencyContacts.items.allOf[2].then.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data149.surname !== undefined){
let data151 = data149.surname;
if(typeof data151 === "string"){
if(func0(data151) > 200){
const err298 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/allOf/2/then/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
if(data151.length <= 400){
if(!(formats0.validate(data151))){
const err299 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/allOf/2/then/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data149.firstName !== undefined){
let data152 = data149.firstName;
if(typeof data152 === "string"){
if(func0(data152) > 200){
const err300 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/allOf/2/then/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
if(data152.length <= 400){
if(!(formats0.validate(data152))){
const err301 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/allOf/2/then/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data149.birthDate !== undefined){
let data153 = data149.birthDate;
if(typeof data153 === "string"){
if(!(formats36.validate(data153))){
const err302 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/allOf/2/then/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
if(data149.placeOfBirth !== undefined){
let data154 = data149.placeOfBirth;
if(typeof data154 === "string"){
if(func0(data154) > 200){
const err303 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/allOf/2/then/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
if(data154.length <= 400){
if(!(formats0.validate(data154))){
const err304 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/allOf/2/then/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
}
}
if(data149.nationality !== undefined){
let data155 = data149.nationality;
if(typeof data155 === "string"){
if(func0(data155) > 3){
const err305 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/allOf/2/then/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
if(!schema3.includes(data155)){
const err306 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/allOf/2/then/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
}
}
}
}
var _valid10 = _errs267 === errors;
valid69 = _valid10;
}
if(!valid69){
const err307 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
const _errs276 = errors;
let valid72 = true;
const _errs277 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data144) !== true){
const err308 = {};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
var _valid11 = _errs277 === errors;
errors = _errs276;
if(vErrors !== null){
if(_errs276){
vErrors.length = _errs276;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs278 = errors;
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
if(data144.person !== undefined){
let data156 = data144.person;
if(data156 && typeof data156 == "object" && !Array.isArray(data156)){
if(data156.name !== undefined){
let data157 = data156.name;
if(typeof data157 === "string"){
if(func0(data157) > 200){
const err309 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/name",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
if(data157.length <= 400){
if(!(formats0.validate(data157))){
const err310 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/name",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
}
}
if(data156.legalStatus !== undefined){
let data158 = data156.legalStatus;
if(typeof data158 === "string"){
if(func0(data158) > 200){
const err311 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(!schema4.includes(data158)){
const err312 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
}
if(data156.shareCapital !== undefined){
let data159 = data156.shareCapital;
if((typeof data159 == "number") && (isFinite(data159))){
if(data159 > 1000000000000 || isNaN(data159)){
const err313 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
if(data159 < 0 || isNaN(data159)){
const err314 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
}
if(data156.siren !== undefined){
let data160 = data156.siren;
if(typeof data160 === "string"){
if(func0(data160) > 40){
const err315 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
if(data160.length <= 80){
if(!(formats42.validate(data160))){
const err316 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
}
}
if(data156.siret !== undefined){
let data161 = data156.siret;
if(typeof data161 === "string"){
if(func0(data161) > 40){
const err317 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
if(data161.length <= 80){
if(!(formats44.validate(data161))){
const err318 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
}
}
if(data156.vatNumber !== undefined){
let data162 = data156.vatNumber;
if(typeof data162 === "string"){
if(func0(data162) > 40){
const err319 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
if(data162.length <= 80){
if(!(formats46.validate(data162))){
const err320 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/allOf/3/then/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
}
}
}
}
var _valid11 = _errs278 === errors;
valid72 = _valid11;
}
if(!valid72){
const err321 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/allOf/3/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
if(data144 && typeof data144 == "object" && !Array.isArray(data144)){
if(data144.type === undefined){
const err322 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
if(data144.person === undefined){
const err323 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
for(const key7 in data144){
if(!(((key7 === "resourceUuid") || (key7 === "type")) || (key7 === "person"))){
const err324 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
if(data144.resourceUuid !== undefined){
let data163 = data144.resourceUuid;
if(typeof data163 === "string"){
if(!(formats20.validate(data163))){
const err325 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
}
else {
const err326 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
if(data144.type !== undefined){
let data164 = data144.type;
if(typeof data164 !== "string"){
const err327 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
if(!((data164 === "INDIVIDUAL") || (data164 === "CORPORATION"))){
const err328 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.emergencyContacts.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
if(data144.person !== undefined){
let data165 = data144.person;
if(data165 && typeof data165 == "object" && !Array.isArray(data165)){
for(const key8 in data165){
if(!(func10.call(schema13.properties.emergencyContacts.items.properties.person.properties, key8))){
const err329 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
if(data165.resourceUuid !== undefined){
let data166 = data165.resourceUuid;
if(typeof data166 === "string"){
if(!(formats20.validate(data166))){
const err330 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
else {
const err331 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
if(data165.contacts !== undefined){
let data167 = data165.contacts;
if(Array.isArray(data167)){
if(data167.length > 5){
const err332 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
if(data167.length <= 5){
const len12 = data167.length;
for(let i12=0; i12<len12; i12++){
let data168 = data167[i12];
if(data168 && typeof data168 == "object" && !Array.isArray(data168)){
for(const key9 in data168){
if(!((((key9 === "email") || (key9 === "mobile")) || (key9 === "phone")) || (key9 === "address"))){
const err333 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
if(data168.email !== undefined){
let data169 = data168.email;
if(typeof data169 === "string"){
if(func0(data169) > 254){
const err334 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
if(data169.length <= 508){
if(!(formats10.validate(data169))){
const err335 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err336 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
if(data168.mobile !== undefined){
let data170 = data168.mobile;
if(typeof data170 === "string"){
if(func0(data170) > 40){
const err337 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
if(data170.length <= 80){
if(!(formats12.validate(data170))){
const err338 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
}
else {
const err339 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
if(data168.phone !== undefined){
let data171 = data168.phone;
if(typeof data171 === "string"){
if(func0(data171) > 40){
const err340 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
if(data171.length <= 80){
if(!(formats14.validate(data171))){
const err341 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
}
else {
const err342 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
if(data168.address !== undefined){
let data172 = data168.address;
if(typeof data172 === "string"){
if(func0(data172) > 500){
const err343 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
if(data172.length <= 1000){
if(!(formats0.validate(data172))){
const err344 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
}
}
else {
const err345 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
}
else {
const err346 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
}
}
else {
const err347 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
if(data165.gender !== undefined){
if(typeof data165.gender !== "string"){
const err348 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
if(data165.surname !== undefined){
if(typeof data165.surname !== "string"){
const err349 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
if(data165.firstName !== undefined){
if(typeof data165.firstName !== "string"){
const err350 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
if(data165.birthDate !== undefined){
if(typeof data165.birthDate !== "string"){
const err351 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
if(data165.placeOfBirth !== undefined){
if(typeof data165.placeOfBirth !== "string"){
const err352 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
if(data165.nationality !== undefined){
if(typeof data165.nationality !== "string"){
const err353 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
if(data165.name !== undefined){
if(typeof data165.name !== "string"){
const err354 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
}
if(data165.legalStatus !== undefined){
if(typeof data165.legalStatus !== "string"){
const err355 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
if(data165.shareCapital !== undefined){
let data181 = data165.shareCapital;
if(!((typeof data181 == "number") && (isFinite(data181)))){
const err356 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
}
if(data165.siren !== undefined){
if(typeof data165.siren !== "string"){
const err357 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
if(data165.siret !== undefined){
if(typeof data165.siret !== "string"){
const err358 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
}
if(data165.vatNumber !== undefined){
if(typeof data165.vatNumber !== "string"){
const err359 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
}
}
else {
const err360 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err361 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
}
}
else {
const err362 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
if(data.documents !== undefined){
let data185 = data.documents;
if(Array.isArray(data185)){
if(data185.length > 20){
const err363 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
if(data185.length <= 20){
const len13 = data185.length;
for(let i13=0; i13<len13; i13++){
let data186 = data185[i13];
if(data186 && typeof data186 == "object" && !Array.isArray(data186)){
if(data186.fileData === undefined){
const err364 = {instancePath:instancePath+"/documents/" + i13,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty: "fileData"},message:"must have required property '"+"fileData"+"'"};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
for(const key10 in data186){
if(!(((((key10 === "resourceUuid") || (key10 === "type")) || (key10 === "description")) || (key10 === "fileData")) || (key10 === "uploadDate"))){
const err365 = {instancePath:instancePath+"/documents/" + i13,schemaPath:"#/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
if(data186.resourceUuid !== undefined){
let data187 = data186.resourceUuid;
if(typeof data187 === "string"){
if(!(formats20.validate(data187))){
const err366 = {instancePath:instancePath+"/documents/" + i13+"/resourceUuid",schemaPath:"#/properties/documents/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
else {
const err367 = {instancePath:instancePath+"/documents/" + i13+"/resourceUuid",schemaPath:"#/properties/documents/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
}
if(data186.type !== undefined){
let data188 = data186.type;
if(typeof data188 === "string"){
if(func0(data188) > 100){
const err368 = {instancePath:instancePath+"/documents/" + i13+"/type",schemaPath:"#/properties/documents/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
if(!schema11.includes(data188)){
const err369 = {instancePath:instancePath+"/documents/" + i13+"/type",schemaPath:"#/properties/documents/items/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
const err370 = {instancePath:instancePath+"/documents/" + i13+"/type",schemaPath:"#/properties/documents/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
}
if(data186.description !== undefined){
let data189 = data186.description;
if(typeof data189 === "string"){
if(func0(data189) > 500){
const err371 = {instancePath:instancePath+"/documents/" + i13+"/description",schemaPath:"#/properties/documents/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
if(data189.length <= 1000){
if(!(formats0.validate(data189))){
const err372 = {instancePath:instancePath+"/documents/" + i13+"/description",schemaPath:"#/properties/documents/items/properties/description/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
}
else {
const err373 = {instancePath:instancePath+"/documents/" + i13+"/description",schemaPath:"#/properties/documents/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
if(data186.fileData !== undefined){
let data190 = data186.fileData;
if(data190 && typeof data190 == "object" && !Array.isArray(data190)){
if(data190.label === undefined){
const err374 = {instancePath:instancePath+"/documents/" + i13+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
if(data190.resourceUuid === undefined){
const err375 = {instancePath:instancePath+"/documents/" + i13+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
for(const key11 in data190){
if(!((key11 === "label") || (key11 === "resourceUuid"))){
const err376 = {instancePath:instancePath+"/documents/" + i13+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
}
if(data190.label !== undefined){
let data191 = data190.label;
if(typeof data191 === "string"){
if(func0(data191) > 255){
const err377 = {instancePath:instancePath+"/documents/" + i13+"/fileData/label",schemaPath:"#/properties/documents/items/properties/fileData/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
}
else {
const err378 = {instancePath:instancePath+"/documents/" + i13+"/fileData/label",schemaPath:"#/properties/documents/items/properties/fileData/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
}
if(data190.resourceUuid !== undefined){
let data192 = data190.resourceUuid;
if(typeof data192 === "string"){
if(!(formats20.validate(data192))){
const err379 = {instancePath:instancePath+"/documents/" + i13+"/fileData/resourceUuid",schemaPath:"#/properties/documents/items/properties/fileData/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
}
else {
const err380 = {instancePath:instancePath+"/documents/" + i13+"/fileData/resourceUuid",schemaPath:"#/properties/documents/items/properties/fileData/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
}
else {
const err381 = {instancePath:instancePath+"/documents/" + i13+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
}
if(data186.uploadDate !== undefined){
let data193 = data186.uploadDate;
if(typeof data193 === "string"){
if(func0(data193) > 40){
const err382 = {instancePath:instancePath+"/documents/" + i13+"/uploadDate",schemaPath:"#/properties/documents/items/properties/uploadDate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
if(data193.length <= 80){
if(!(formats98.validate(data193))){
const err383 = {instancePath:instancePath+"/documents/" + i13+"/uploadDate",schemaPath:"#/properties/documents/items/properties/uploadDate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
}
}
else {
const err384 = {instancePath:instancePath+"/documents/" + i13+"/uploadDate",schemaPath:"#/properties/documents/items/properties/uploadDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
}
}
else {
const err385 = {instancePath:instancePath+"/documents/" + i13,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
}
}
}
else {
const err386 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
}
if(data.followupAddress !== undefined){
let data194 = data.followupAddress;
if(typeof data194 === "string"){
if(func0(data194) > 500){
const err387 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
if(data194.length <= 1000){
if(!(formats0.validate(data194))){
const err388 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
}
}
else {
const err389 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
}
if(data.privateComment !== undefined){
let data195 = data.privateComment;
if(typeof data195 === "string"){
if(func0(data195) > 5000){
const err390 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
}
else {
const err391 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
if(data.identificationDocument !== undefined){
let data196 = data.identificationDocument;
if(data196 && typeof data196 == "object" && !Array.isArray(data196)){
for(const key12 in data196){
if(!(((((key12 === "fileData") || (key12 === "uploadDate")) || (key12 === "type")) || (key12 === "registrationNumber")) || (key12 === "expirationDate"))){
const err392 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
}
if(data196.fileData !== undefined){
let data197 = data196.fileData;
if(data197 && typeof data197 == "object" && !Array.isArray(data197)){
for(const key13 in data197){
if(!((key13 === "label") || (key13 === "resourceUuid"))){
const err393 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/properties/identificationDocument/properties/fileData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
}
if(data197.label !== undefined){
if(typeof data197.label !== "string"){
const err394 = {instancePath:instancePath+"/identificationDocument/fileData/label",schemaPath:"#/properties/identificationDocument/properties/fileData/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
if(data197.resourceUuid !== undefined){
if(typeof data197.resourceUuid !== "string"){
const err395 = {instancePath:instancePath+"/identificationDocument/fileData/resourceUuid",schemaPath:"#/properties/identificationDocument/properties/fileData/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
}
}
else {
const err396 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/properties/identificationDocument/properties/fileData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
}
if(data196.uploadDate !== undefined){
if(typeof data196.uploadDate !== "string"){
const err397 = {instancePath:instancePath+"/identificationDocument/uploadDate",schemaPath:"#/properties/identificationDocument/properties/uploadDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
if(data196.type !== undefined){
if(typeof data196.type !== "string"){
const err398 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
if(data196.registrationNumber !== undefined){
if(typeof data196.registrationNumber !== "string"){
const err399 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
}
if(data196.expirationDate !== undefined){
if(typeof data196.expirationDate !== "string"){
const err400 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/properties/identificationDocument/properties/expirationDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
}
}
else {
const err401 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
}
if(data.picture !== undefined){
let data204 = data.picture;
if(data204 && typeof data204 == "object" && !Array.isArray(data204)){
for(const key14 in data204){
if(!((key14 === "label") || (key14 === "resourceUuid"))){
const err402 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
}
if(data204.label !== undefined){
if(typeof data204.label !== "string"){
const err403 = {instancePath:instancePath+"/picture/label",schemaPath:"#/properties/picture/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
}
if(data204.resourceUuid !== undefined){
if(typeof data204.resourceUuid !== "string"){
const err404 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/properties/picture/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
}
}
else {
const err405 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
}
if(data.employer !== undefined){
if(typeof data.employer !== "string"){
const err406 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
}
if(data.employerAddress !== undefined){
if(typeof data.employerAddress !== "string"){
const err407 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
}
if(data.contractType !== undefined){
if(typeof data.contractType !== "string"){
const err408 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
}
if(data.monthlyIncome !== undefined){
let data210 = data.monthlyIncome;
if(!((typeof data210 == "number") && (isFinite(data210)))){
const err409 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
}
if(data.representative !== undefined){
let data211 = data.representative;
if(data211 && typeof data211 == "object" && !Array.isArray(data211)){
for(const key15 in data211){
if(!(func10.call(schema13.properties.representative.properties, key15))){
const err410 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
}
if(data211.gender !== undefined){
if(typeof data211.gender !== "string"){
const err411 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/properties/representative/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
}
if(data211.surname !== undefined){
if(typeof data211.surname !== "string"){
const err412 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
if(data211.firstName !== undefined){
if(typeof data211.firstName !== "string"){
const err413 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
}
if(data211.birthDate !== undefined){
if(typeof data211.birthDate !== "string"){
const err414 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/properties/representative/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
}
if(data211.placeOfBirth !== undefined){
if(typeof data211.placeOfBirth !== "string"){
const err415 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
if(data211.nationality !== undefined){
if(typeof data211.nationality !== "string"){
const err416 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
}
if(data211.resourceUuid !== undefined){
if(typeof data211.resourceUuid !== "string"){
const err417 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/properties/representative/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
}
if(data211.middle !== undefined){
if(typeof data211.middle !== "string"){
const err418 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
}
if(data211.contacts !== undefined){
let data220 = data211.contacts;
if(Array.isArray(data220)){
const len14 = data220.length;
for(let i14=0; i14<len14; i14++){
let data221 = data220[i14];
if(data221 && typeof data221 == "object" && !Array.isArray(data221)){
for(const key16 in data221){
if(!(((((key16 === "email") || (key16 === "mobile")) || (key16 === "phone")) || (key16 === "address")) || (key16 === "secondEmail"))){
const err419 = {instancePath:instancePath+"/representative/contacts/" + i14,schemaPath:"#/properties/representative/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
}
if(data221.email !== undefined){
if(typeof data221.email !== "string"){
const err420 = {instancePath:instancePath+"/representative/contacts/" + i14+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
}
if(data221.mobile !== undefined){
if(typeof data221.mobile !== "string"){
const err421 = {instancePath:instancePath+"/representative/contacts/" + i14+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
}
if(data221.phone !== undefined){
if(typeof data221.phone !== "string"){
const err422 = {instancePath:instancePath+"/representative/contacts/" + i14+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
}
if(data221.address !== undefined){
if(typeof data221.address !== "string"){
const err423 = {instancePath:instancePath+"/representative/contacts/" + i14+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
}
if(data221.secondEmail !== undefined){
if(typeof data221.secondEmail !== "string"){
const err424 = {instancePath:instancePath+"/representative/contacts/" + i14+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
}
}
else {
const err425 = {instancePath:instancePath+"/representative/contacts/" + i14,schemaPath:"#/properties/representative/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
}
}
else {
const err426 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/properties/representative/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
}
}
else {
const err427 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
}
}
else {
const err428 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
validate8.errors = vErrors;
return errors === 0;
}

exports.v9 = validate9;
const schema24 = {"type":"object","additionalProperties":false,"required":["type","person","guarantors","emergencyContacts"],"properties":{"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"CORPORATION"},"reference":{"type":"string","format":"line","maxLength":40,"numbered":"LOC-{number}"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"bankAccounts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","maxLength":200,"format":"line"},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"proposals":{"iban":"ribOfIban"}},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"proposals":{"rib":"ibanOfRib"}},"bic":{"type":"string","format":"bic","maxLength":20,"copy":true}}}},"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"middlename":{"type":"string"},"profession":{"type":"string"},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string"},"mobile":{"type":"string"},"phone":{"type":"string"},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"type":"string"},"initialContact":{"type":"boolean"}}}},"name":{"type":"string"},"legalStatus":{"type":"string"},"shareCapital":{"type":"number"},"siren":{"type":"string"},"siret":{"type":"string"},"vatNumber":{"type":"string"},"activityField":{"type":"string"},"website":{"type":"string"}}},"guarantors":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"name":{"type":"string"},"legalStatus":{"type":"string"},"shareCapital":{"type":"number"},"siren":{"type":"string"},"siret":{"type":"string"},"vatNumber":{"type":"string"}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"properties":{"person":{"properties":{"gender":{"enum":["MR","MS","MRS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"properties":{"person":{"properties":{"name":{"format":"line","maxLength":200},"legalStatus":{"lookup":"legalStatuses","maxLength":200},"shareCapital":{"minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"format":"siret","maxLength":40,"copy":true},"vatNumber":{"format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}}}}]},"listed":false},"emergencyContacts":{"type":"array","minItems":1,"maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"}}}},"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"name":{"type":"string"},"legalStatus":{"type":"string"},"shareCapital":{"type":"number"},"siren":{"type":"string"},"siret":{"type":"string"},"vatNumber":{"type":"string"}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"properties":{"person":{"properties":{"gender":{"enum":["MR","MS","MRS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3}}}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"properties":{"person":{"properties":{"name":{"format":"line","maxLength":200},"legalStatus":{"lookup":"legalStatuses","maxLength":200},"shareCapital":{"minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"format":"siret","maxLength":40,"copy":true},"vatNumber":{"format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}}}}]},"listed":false},"documents":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["metaData"],"properties":{"type":{"type":"string","lookup":"documentTypes","maxLength":100},"description":{"type":"string","format":"line","maxLength":500},"metaData":{"type":"object","additionalProperties":false,"required":["fileName"],"properties":{"fileName":{"type":"string","maxLength":255},"fileUuid":{"type":"string","format":"uuid"}},"writeOnly":true},"uploaddate":{"type":"string","format":"stamp","maxLength":40,"writeOnly":true}}},"listed":false},"followupAddress":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line","listed":false},"privateComment":{"type":"string","maxLength":5000,"listed":false},"identificationDocument":{"type":"object","additionalProperties":false,"properties":{"metaData":{"type":"object","additionalProperties":false,"properties":{"fileName":{"type":"string"},"fileUuid":{"type":"string"}}},"uploaddate":{"type":"string"},"type":{"type":"string"},"registrationNumber":{"type":"string"},"expirationDate":{"type":"string"}}},"picture":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string"},"resourceUuid":{"type":"string"}},"upload":{"accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"maxBytes":10485760,"bytes":"getFile","part":"picture"}},"employer":{"type":"string"},"employerAddress":{"type":"string"},"contractType":{"type":"string"},"monthlyIncome":{"type":"number"},"representative":{"type":"object","additionalProperties":false,"properties":{"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"resourceUuid":{"type":"string"},"middle":{"type":"string"},"contacts":{"type":"array","items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string"},"mobile":{"type":"string"},"phone":{"type":"string"},"address":{"type":"string"},"secondEmail":{"type":"string"}}}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"properties":{"person":{"properties":{"gender":{"enum":["MR","MS","MRS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3},"middlename":{"format":"line","maxLength":200},"profession":{"format":"line","lookup":"jobs","open":true,"maxLength":200},"contacts":{"items":{"properties":{"email":{"format":"email","maxLength":254},"mobile":{"format":"mobile","maxLength":40},"phone":{"format":"landline","maxLength":40},"secondEmail":{"format":"email","maxLength":254}}}}}},"identificationDocument":{"properties":{"metaData":{"required":["fileName"],"writeOnly":true,"properties":{"fileName":{"maxLength":255},"fileUuid":{"format":"uuid"}}},"uploaddate":{"format":"stamp","maxLength":40,"writeOnly":true},"type":{"lookup":"identificationDocumentTypes","maxLength":100},"registrationNumber":{"format":"line","maxLength":100},"expirationDate":{"format":"date","expiresSoon":30}}},"picture":{"required":["label","resourceUuid"],"listed":false,"properties":{"label":{"maxLength":255},"resourceUuid":{"format":"uuid"}}},"employer":{"format":"line","maxLength":200,"listed":false},"employerAddress":{"maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line","listed":false},"contractType":{"lookup":"contractTypes","maxLength":100,"listed":false},"monthlyIncome":{"minimum":0,"maximum":1000000000,"unit":"€","listed":false}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"properties":{"person":{"properties":{"name":{"format":"line","maxLength":200},"legalStatus":{"lookup":"legalStatuses","maxLength":200},"shareCapital":{"minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"format":"siret","maxLength":40,"copy":true},"vatNumber":{"format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}},"activityField":{"format":"line","maxLength":200},"website":{"format":"url","maxLength":500}}},"representative":{"listed":false,"properties":{"gender":{"enum":["MR","MS","MRS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3},"resourceUuid":{"format":"uuid","identity":true},"middle":{"format":"line","maxLength":200},"contacts":{"maxItems":5,"items":{"properties":{"email":{"format":"email","maxLength":254},"mobile":{"format":"mobile","maxLength":40},"phone":{"format":"landline","maxLength":40},"address":{"maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line"},"secondEmail":{"format":"email","maxLength":254}}}}}}}}}]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
const err1 = {instancePath:instancePath+"/person/gender",schemaPath:"#/allOf/0/then/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema24.allOf[0].then.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
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
if(!(formats0.validate(data2))){
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
if(!(formats0.validate(data3))){
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
if(!(formats36.validate(data4))){
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
if(!(formats0.validate(data5))){
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
if(!schema3.includes(data6)){
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
if(data0.middlename !== undefined){
let data7 = data0.middlename;
if(typeof data7 === "string"){
if(func0(data7) > 200){
const err11 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/allOf/0/then/properties/person/properties/middlename/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.length <= 400){
if(!(formats0.validate(data7))){
const err12 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/allOf/0/then/properties/person/properties/middlename/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data0.profession !== undefined){
let data8 = data0.profession;
if(typeof data8 === "string"){
if(func0(data8) > 200){
const err13 = {instancePath:instancePath+"/person/profession",schemaPath:"#/allOf/0/then/properties/person/properties/profession/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.length <= 400){
if(!(formats0.validate(data8))){
const err14 = {instancePath:instancePath+"/person/profession",schemaPath:"#/allOf/0/then/properties/person/properties/profession/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data0.contacts !== undefined){
let data9 = data0.contacts;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.email !== undefined){
let data11 = data10.email;
if(typeof data11 === "string"){
if(func0(data11) > 254){
const err15 = {instancePath:instancePath+"/person/contacts/" + i0+"/email",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data11.length <= 508){
if(!(formats10.validate(data11))){
const err16 = {instancePath:instancePath+"/person/contacts/" + i0+"/email",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
}
if(data10.mobile !== undefined){
let data12 = data10.mobile;
if(typeof data12 === "string"){
if(func0(data12) > 40){
const err17 = {instancePath:instancePath+"/person/contacts/" + i0+"/mobile",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data12.length <= 80){
if(!(formats12.validate(data12))){
const err18 = {instancePath:instancePath+"/person/contacts/" + i0+"/mobile",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
}
if(data10.phone !== undefined){
let data13 = data10.phone;
if(typeof data13 === "string"){
if(func0(data13) > 40){
const err19 = {instancePath:instancePath+"/person/contacts/" + i0+"/phone",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data13.length <= 80){
if(!(formats14.validate(data13))){
const err20 = {instancePath:instancePath+"/person/contacts/" + i0+"/phone",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
if(data10.secondEmail !== undefined){
let data14 = data10.secondEmail;
if(typeof data14 === "string"){
if(func0(data14) > 254){
const err21 = {instancePath:instancePath+"/person/contacts/" + i0+"/secondEmail",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data14.length <= 508){
if(!(formats10.validate(data14))){
const err22 = {instancePath:instancePath+"/person/contacts/" + i0+"/secondEmail",schemaPath:"#/allOf/0/then/properties/person/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
}
}
}
}
}
}
if(data.identificationDocument !== undefined){
let data15 = data.identificationDocument;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.metaData !== undefined){
let data16 = data15.metaData;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.fileName === undefined){
const err23 = {instancePath:instancePath+"/identificationDocument/metaData",schemaPath:"#/allOf/0/then/properties/identificationDocument/properties/metaData/required",keyword:"required",params:{missingProperty: "fileName"},message:"must have required property '"+"fileName"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data16.fileName !== undefined){
let data17 = data16.fileName;
if(typeof data17 === "string"){
if(func0(data17) > 255){
const err24 = {instancePath:instancePath+"/identificationDocument/metaData/fileName",schemaPath:"#/allOf/0/then/properties/identificationDocument/properties/metaData/properties/fileName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
if(data16.fileUuid !== undefined){
let data18 = data16.fileUuid;
if(typeof data18 === "string"){
if(!(formats20.validate(data18))){
const err25 = {instancePath:instancePath+"/identificationDocument/metaData/fileUuid",schemaPath:"#/allOf/0/then/properties/identificationDocument/properties/metaData/properties/fileUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
}
}
if(data15.uploaddate !== undefined){
let data19 = data15.uploaddate;
if(typeof data19 === "string"){
if(func0(data19) > 40){
const err26 = {instancePath:instancePath+"/identificationDocument/uploaddate",schemaPath:"#/allOf/0/then/properties/identificationDocument/properties/uploaddate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data19.length <= 80){
if(!(formats98.validate(data19))){
const err27 = {instancePath:instancePath+"/identificationDocument/uploaddate",schemaPath:"#/allOf/0/then/properties/identificationDocument/properties/uploaddate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
if(data15.type !== undefined){
let data20 = data15.type;
if(typeof data20 === "string"){
if(func0(data20) > 100){
const err28 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/allOf/0/then/properties/identificationDocument/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!schema15.includes(data20)){
const err29 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/allOf/0/then/properties/identificationDocument/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data15.registrationNumber !== undefined){
let data21 = data15.registrationNumber;
if(typeof data21 === "string"){
if(func0(data21) > 100){
const err30 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/allOf/0/then/properties/identificationDocument/properties/registrationNumber/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data21.length <= 200){
if(!(formats0.validate(data21))){
const err31 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/allOf/0/then/properties/identificationDocument/properties/registrationNumber/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data15.expirationDate !== undefined){
let data22 = data15.expirationDate;
if(typeof data22 === "string"){
if(!(formats136.validate(data22))){
const err32 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/allOf/0/then/properties/identificationDocument/properties/expirationDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
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
}
}
if(data.picture !== undefined){
let data23 = data.picture;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.label === undefined){
const err33 = {instancePath:instancePath+"/picture",schemaPath:"#/allOf/0/then/properties/picture/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data23.resourceUuid === undefined){
const err34 = {instancePath:instancePath+"/picture",schemaPath:"#/allOf/0/then/properties/picture/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data23.label !== undefined){
let data24 = data23.label;
if(typeof data24 === "string"){
if(func0(data24) > 255){
const err35 = {instancePath:instancePath+"/picture/label",schemaPath:"#/allOf/0/then/properties/picture/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
if(data23.resourceUuid !== undefined){
let data25 = data23.resourceUuid;
if(typeof data25 === "string"){
if(!(formats20.validate(data25))){
const err36 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/allOf/0/then/properties/picture/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
}
}
if(data.employer !== undefined){
let data26 = data.employer;
if(typeof data26 === "string"){
if(func0(data26) > 200){
const err37 = {instancePath:instancePath+"/employer",schemaPath:"#/allOf/0/then/properties/employer/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data26.length <= 400){
if(!(formats0.validate(data26))){
const err38 = {instancePath:instancePath+"/employer",schemaPath:"#/allOf/0/then/properties/employer/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data.employerAddress !== undefined){
let data27 = data.employerAddress;
if(typeof data27 === "string"){
if(func0(data27) > 500){
const err39 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/allOf/0/then/properties/employerAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data27.length <= 1000){
if(!(formats0.validate(data27))){
const err40 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/allOf/0/then/properties/employerAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data.contractType !== undefined){
let data28 = data.contractType;
if(typeof data28 === "string"){
if(func0(data28) > 100){
const err41 = {instancePath:instancePath+"/contractType",schemaPath:"#/allOf/0/then/properties/contractType/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!schema16.includes(data28)){
const err42 = {instancePath:instancePath+"/contractType",schemaPath:"#/allOf/0/then/properties/contractType/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data.monthlyIncome !== undefined){
let data29 = data.monthlyIncome;
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 1000000000 || isNaN(data29)){
const err43 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/allOf/0/then/properties/monthlyIncome/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data29 < 0 || isNaN(data29)){
const err44 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/allOf/0/then/properties/monthlyIncome/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
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
const err45 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
const _errs36 = errors;
let valid10 = true;
const _errs37 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data) !== true){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid1 = _errs37 === errors;
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs38 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.person !== undefined){
let data30 = data.person;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.name !== undefined){
let data31 = data30.name;
if(typeof data31 === "string"){
if(func0(data31) > 200){
const err47 = {instancePath:instancePath+"/person/name",schemaPath:"#/allOf/1/then/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data31.length <= 400){
if(!(formats0.validate(data31))){
const err48 = {instancePath:instancePath+"/person/name",schemaPath:"#/allOf/1/then/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data30.legalStatus !== undefined){
let data32 = data30.legalStatus;
if(typeof data32 === "string"){
if(func0(data32) > 200){
const err49 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/allOf/1/then/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!schema4.includes(data32)){
const err50 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/allOf/1/then/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data30.shareCapital !== undefined){
let data33 = data30.shareCapital;
if((typeof data33 == "number") && (isFinite(data33))){
if(data33 > 1000000000000 || isNaN(data33)){
const err51 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/allOf/1/then/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data33 < 0 || isNaN(data33)){
const err52 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/allOf/1/then/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data30.siren !== undefined){
let data34 = data30.siren;
if(typeof data34 === "string"){
if(func0(data34) > 40){
const err53 = {instancePath:instancePath+"/person/siren",schemaPath:"#/allOf/1/then/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data34.length <= 80){
if(!(formats42.validate(data34))){
const err54 = {instancePath:instancePath+"/person/siren",schemaPath:"#/allOf/1/then/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
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
}
if(data30.siret !== undefined){
let data35 = data30.siret;
if(typeof data35 === "string"){
if(func0(data35) > 40){
const err55 = {instancePath:instancePath+"/person/siret",schemaPath:"#/allOf/1/then/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data35.length <= 80){
if(!(formats44.validate(data35))){
const err56 = {instancePath:instancePath+"/person/siret",schemaPath:"#/allOf/1/then/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
}
if(data30.vatNumber !== undefined){
let data36 = data30.vatNumber;
if(typeof data36 === "string"){
if(func0(data36) > 40){
const err57 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/allOf/1/then/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data36.length <= 80){
if(!(formats46.validate(data36))){
const err58 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/allOf/1/then/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
}
if(data30.activityField !== undefined){
let data37 = data30.activityField;
if(typeof data37 === "string"){
if(func0(data37) > 200){
const err59 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/allOf/1/then/properties/person/properties/activityField/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data37.length <= 400){
if(!(formats0.validate(data37))){
const err60 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/allOf/1/then/properties/person/properties/activityField/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data30.website !== undefined){
let data38 = data30.website;
if(typeof data38 === "string"){
if(func0(data38) > 500){
const err61 = {instancePath:instancePath+"/person/website",schemaPath:"#/allOf/1/then/properties/person/properties/website/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data38.length <= 1000){
if(!(formats154.validate(data38))){
const err62 = {instancePath:instancePath+"/person/website",schemaPath:"#/allOf/1/then/properties/person/properties/website/format",keyword:"format",params:{format: "url"},message:"must match format \""+"url"+"\""};
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
}
}
}
if(data.representative !== undefined){
let data39 = data.representative;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.gender !== undefined){
let data40 = data39.gender;
if(!(((data40 === "MR") || (data40 === "MS")) || (data40 === "MRS"))){
const err63 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/allOf/1/then/properties/representative/properties/gender/enum",keyword:"enum",params:{allowedValues: schema24.allOf[1].then.properties.representative.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data39.surname !== undefined){
let data41 = data39.surname;
if(typeof data41 === "string"){
if(func0(data41) > 200){
const err64 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/allOf/1/then/properties/representative/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data41.length <= 400){
if(!(formats0.validate(data41))){
const err65 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/allOf/1/then/properties/representative/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data39.firstName !== undefined){
let data42 = data39.firstName;
if(typeof data42 === "string"){
if(func0(data42) > 200){
const err66 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/allOf/1/then/properties/representative/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data42.length <= 400){
if(!(formats0.validate(data42))){
const err67 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/allOf/1/then/properties/representative/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
}
if(data39.birthDate !== undefined){
let data43 = data39.birthDate;
if(typeof data43 === "string"){
if(!(formats36.validate(data43))){
const err68 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/allOf/1/then/properties/representative/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
if(data39.placeOfBirth !== undefined){
let data44 = data39.placeOfBirth;
if(typeof data44 === "string"){
if(func0(data44) > 200){
const err69 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/allOf/1/then/properties/representative/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data44.length <= 400){
if(!(formats0.validate(data44))){
const err70 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/allOf/1/then/properties/representative/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data39.nationality !== undefined){
let data45 = data39.nationality;
if(typeof data45 === "string"){
if(func0(data45) > 3){
const err71 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/allOf/1/then/properties/representative/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(!schema3.includes(data45)){
const err72 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/allOf/1/then/properties/representative/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data39.resourceUuid !== undefined){
let data46 = data39.resourceUuid;
if(typeof data46 === "string"){
if(!(formats20.validate(data46))){
const err73 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/allOf/1/then/properties/representative/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
if(data39.middle !== undefined){
let data47 = data39.middle;
if(typeof data47 === "string"){
if(func0(data47) > 200){
const err74 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/allOf/1/then/properties/representative/properties/middle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data47.length <= 400){
if(!(formats0.validate(data47))){
const err75 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/allOf/1/then/properties/representative/properties/middle/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data39.contacts !== undefined){
let data48 = data39.contacts;
if(Array.isArray(data48)){
if(data48.length > 5){
const err76 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data48.length <= 5){
const len1 = data48.length;
for(let i1=0; i1<len1; i1++){
let data49 = data48[i1];
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.email !== undefined){
let data50 = data49.email;
if(typeof data50 === "string"){
if(func0(data50) > 254){
const err77 = {instancePath:instancePath+"/representative/contacts/" + i1+"/email",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data50.length <= 508){
if(!(formats10.validate(data50))){
const err78 = {instancePath:instancePath+"/representative/contacts/" + i1+"/email",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
}
if(data49.mobile !== undefined){
let data51 = data49.mobile;
if(typeof data51 === "string"){
if(func0(data51) > 40){
const err79 = {instancePath:instancePath+"/representative/contacts/" + i1+"/mobile",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data51.length <= 80){
if(!(formats12.validate(data51))){
const err80 = {instancePath:instancePath+"/representative/contacts/" + i1+"/mobile",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
}
if(data49.phone !== undefined){
let data52 = data49.phone;
if(typeof data52 === "string"){
if(func0(data52) > 40){
const err81 = {instancePath:instancePath+"/representative/contacts/" + i1+"/phone",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data52.length <= 80){
if(!(formats14.validate(data52))){
const err82 = {instancePath:instancePath+"/representative/contacts/" + i1+"/phone",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
}
if(data49.address !== undefined){
let data53 = data49.address;
if(typeof data53 === "string"){
if(func0(data53) > 500){
const err83 = {instancePath:instancePath+"/representative/contacts/" + i1+"/address",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data53.length <= 1000){
if(!(formats0.validate(data53))){
const err84 = {instancePath:instancePath+"/representative/contacts/" + i1+"/address",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data49.secondEmail !== undefined){
let data54 = data49.secondEmail;
if(typeof data54 === "string"){
if(func0(data54) > 254){
const err85 = {instancePath:instancePath+"/representative/contacts/" + i1+"/secondEmail",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data54.length <= 508){
if(!(formats10.validate(data54))){
const err86 = {instancePath:instancePath+"/representative/contacts/" + i1+"/secondEmail",schemaPath:"#/allOf/1/then/properties/representative/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
}
}
}
}
}
}
}
}
}
var _valid1 = _errs38 === errors;
valid10 = _valid1;
}
if(!valid10){
const err87 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err88 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data.person === undefined){
const err89 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data.guarantors === undefined){
const err90 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guarantors"},message:"must have required property '"+"guarantors"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data.emergencyContacts === undefined){
const err91 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "emergencyContacts"},message:"must have required property '"+"emergencyContacts"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
for(const key0 in data){
if(!(func10.call(schema24.properties, key0))){
const err92 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.type !== undefined){
let data55 = data.type;
if(typeof data55 !== "string"){
const err93 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(!((data55 === "INDIVIDUAL") || (data55 === "CORPORATION"))){
const err94 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.reference !== undefined){
let data56 = data.reference;
if(typeof data56 === "string"){
if(func0(data56) > 40){
const err95 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
if(data56.length <= 80){
if(!(formats0.validate(data56))){
const err96 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err97 = {instancePath:instancePath+"/reference",schemaPath:"#/properties/reference/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.person !== undefined){
let data57 = data.person;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
for(const key1 in data57){
if(!(func10.call(schema24.properties.person.properties, key1))){
const err98 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data57.resourceUuid !== undefined){
let data58 = data57.resourceUuid;
if(typeof data58 === "string"){
if(!(formats20.validate(data58))){
const err99 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/person/resourceUuid",schemaPath:"#/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data57.bankAccounts !== undefined){
let data59 = data57.bankAccounts;
if(Array.isArray(data59)){
if(data59.length > 5){
const err101 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data59.length <= 5){
const len2 = data59.length;
for(let i2=0; i2<len2; i2++){
let data60 = data59[i2];
if(data60 && typeof data60 == "object" && !Array.isArray(data60)){
for(const key2 in data60){
if(!(((((key2 === "bankName") || (key2 === "address")) || (key2 === "rib")) || (key2 === "iban")) || (key2 === "bic"))){
const err102 = {instancePath:instancePath+"/person/bankAccounts/" + i2,schemaPath:"#/properties/person/properties/bankAccounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data60.bankName !== undefined){
let data61 = data60.bankName;
if(typeof data61 === "string"){
if(func0(data61) > 200){
const err103 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
if(data61.length <= 400){
if(!(formats0.validate(data61))){
const err104 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err105 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data60.address !== undefined){
let data62 = data60.address;
if(typeof data62 === "string"){
if(func0(data62) > 500){
const err106 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data62.length <= 1000){
if(!(formats0.validate(data62))){
const err107 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err108 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data60.rib !== undefined){
let data63 = data60.rib;
if(typeof data63 === "string"){
if(func0(data63) > 60){
const err109 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data63.length <= 120){
if(!(formats4.validate(data63))){
const err110 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/format",keyword:"format",params:{format: "bankRib"},message:"must match format \""+"bankRib"+"\""};
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
const err111 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data60.iban !== undefined){
let data64 = data60.iban;
if(typeof data64 === "string"){
if(func0(data64) > 60){
const err112 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data64.length <= 120){
if(!(formats6.validate(data64))){
const err113 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/format",keyword:"format",params:{format: "bankIban"},message:"must match format \""+"bankIban"+"\""};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
}
else {
const err114 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data60.bic !== undefined){
let data65 = data60.bic;
if(typeof data65 === "string"){
if(func0(data65) > 20){
const err115 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data65.length <= 40){
if(!(formats8.validate(data65))){
const err116 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/format",keyword:"format",params:{format: "bic"},message:"must match format \""+"bic"+"\""};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
}
else {
const err117 = {instancePath:instancePath+"/person/bankAccounts/" + i2+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err118 = {instancePath:instancePath+"/person/bankAccounts/" + i2,schemaPath:"#/properties/person/properties/bankAccounts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
}
}
else {
const err119 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data57.gender !== undefined){
if(typeof data57.gender !== "string"){
const err120 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data57.surname !== undefined){
if(typeof data57.surname !== "string"){
const err121 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data57.firstName !== undefined){
if(typeof data57.firstName !== "string"){
const err122 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data57.birthDate !== undefined){
if(typeof data57.birthDate !== "string"){
const err123 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data57.placeOfBirth !== undefined){
if(typeof data57.placeOfBirth !== "string"){
const err124 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data57.nationality !== undefined){
if(typeof data57.nationality !== "string"){
const err125 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data57.middlename !== undefined){
if(typeof data57.middlename !== "string"){
const err126 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data57.profession !== undefined){
if(typeof data57.profession !== "string"){
const err127 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data57.contacts !== undefined){
let data74 = data57.contacts;
if(Array.isArray(data74)){
if(data74.length > 5){
const err128 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data74.length <= 5){
const len3 = data74.length;
for(let i3=0; i3<len3; i3++){
let data75 = data74[i3];
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
for(const key3 in data75){
if(!((((((key3 === "email") || (key3 === "mobile")) || (key3 === "phone")) || (key3 === "address")) || (key3 === "secondEmail")) || (key3 === "initialContact"))){
const err129 = {instancePath:instancePath+"/person/contacts/" + i3,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data75.email !== undefined){
if(typeof data75.email !== "string"){
const err130 = {instancePath:instancePath+"/person/contacts/" + i3+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data75.mobile !== undefined){
if(typeof data75.mobile !== "string"){
const err131 = {instancePath:instancePath+"/person/contacts/" + i3+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data75.phone !== undefined){
if(typeof data75.phone !== "string"){
const err132 = {instancePath:instancePath+"/person/contacts/" + i3+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data75.address !== undefined){
let data79 = data75.address;
if(typeof data79 === "string"){
if(func0(data79) > 500){
const err133 = {instancePath:instancePath+"/person/contacts/" + i3+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data79.length <= 1000){
if(!(formats0.validate(data79))){
const err134 = {instancePath:instancePath+"/person/contacts/" + i3+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
}
else {
const err135 = {instancePath:instancePath+"/person/contacts/" + i3+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data75.secondEmail !== undefined){
if(typeof data75.secondEmail !== "string"){
const err136 = {instancePath:instancePath+"/person/contacts/" + i3+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data75.initialContact !== undefined){
if(typeof data75.initialContact !== "boolean"){
const err137 = {instancePath:instancePath+"/person/contacts/" + i3+"/initialContact",schemaPath:"#/properties/person/properties/contacts/items/properties/initialContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
else {
const err138 = {instancePath:instancePath+"/person/contacts/" + i3,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err139 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data57.name !== undefined){
if(typeof data57.name !== "string"){
const err140 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data57.legalStatus !== undefined){
if(typeof data57.legalStatus !== "string"){
const err141 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data57.shareCapital !== undefined){
let data84 = data57.shareCapital;
if(!((typeof data84 == "number") && (isFinite(data84)))){
const err142 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data57.siren !== undefined){
if(typeof data57.siren !== "string"){
const err143 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data57.siret !== undefined){
if(typeof data57.siret !== "string"){
const err144 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data57.vatNumber !== undefined){
if(typeof data57.vatNumber !== "string"){
const err145 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data57.activityField !== undefined){
if(typeof data57.activityField !== "string"){
const err146 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data57.website !== undefined){
if(typeof data57.website !== "string"){
const err147 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err148 = {instancePath:instancePath+"/person",schemaPath:"#/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data.guarantors !== undefined){
let data90 = data.guarantors;
if(Array.isArray(data90)){
if(data90.length > 50){
const err149 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data90.length < 1){
const err150 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data90.length <= 50){
const len4 = data90.length;
for(let i4=0; i4<len4; i4++){
let data91 = data90[i4];
const _errs143 = errors;
let valid28 = true;
const _errs144 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))(data91) !== true){
const err151 = {};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
var _valid2 = _errs144 === errors;
errors = _errs143;
if(vErrors !== null){
if(_errs143){
vErrors.length = _errs143;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs145 = errors;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
if(data91.person !== undefined){
let data92 = data91.person;
if(data92 && typeof data92 == "object" && !Array.isArray(data92)){
if(data92.gender !== undefined){
let data93 = data92.gender;
if(!(((data93 === "MR") || (data93 === "MS")) || (data93 === "MRS"))){
const err152 = {instancePath:instancePath+"/guarantors/" + i4+"/person/gender",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema24.properties.guarantors.items.allOf[0].then.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data92.surname !== undefined){
let data94 = data92.surname;
if(typeof data94 === "string"){
if(func0(data94) > 200){
const err153 = {instancePath:instancePath+"/guarantors/" + i4+"/person/surname",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(data94.length <= 400){
if(!(formats0.validate(data94))){
const err154 = {instancePath:instancePath+"/guarantors/" + i4+"/person/surname",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
}
if(data92.firstName !== undefined){
let data95 = data92.firstName;
if(typeof data95 === "string"){
if(func0(data95) > 200){
const err155 = {instancePath:instancePath+"/guarantors/" + i4+"/person/firstName",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data95.length <= 400){
if(!(formats0.validate(data95))){
const err156 = {instancePath:instancePath+"/guarantors/" + i4+"/person/firstName",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data92.birthDate !== undefined){
let data96 = data92.birthDate;
if(typeof data96 === "string"){
if(!(formats36.validate(data96))){
const err157 = {instancePath:instancePath+"/guarantors/" + i4+"/person/birthDate",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
if(data92.placeOfBirth !== undefined){
let data97 = data92.placeOfBirth;
if(typeof data97 === "string"){
if(func0(data97) > 200){
const err158 = {instancePath:instancePath+"/guarantors/" + i4+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data97.length <= 400){
if(!(formats0.validate(data97))){
const err159 = {instancePath:instancePath+"/guarantors/" + i4+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data92.nationality !== undefined){
let data98 = data92.nationality;
if(typeof data98 === "string"){
if(func0(data98) > 3){
const err160 = {instancePath:instancePath+"/guarantors/" + i4+"/person/nationality",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(!schema3.includes(data98)){
const err161 = {instancePath:instancePath+"/guarantors/" + i4+"/person/nationality",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
}
}
}
var _valid2 = _errs145 === errors;
valid28 = _valid2;
}
if(!valid28){
const err162 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
const _errs154 = errors;
let valid31 = true;
const _errs155 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data91) !== true){
const err163 = {};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
var _valid3 = _errs155 === errors;
errors = _errs154;
if(vErrors !== null){
if(_errs154){
vErrors.length = _errs154;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs156 = errors;
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
if(data91.person !== undefined){
let data99 = data91.person;
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.name !== undefined){
let data100 = data99.name;
if(typeof data100 === "string"){
if(func0(data100) > 200){
const err164 = {instancePath:instancePath+"/guarantors/" + i4+"/person/name",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data100.length <= 400){
if(!(formats0.validate(data100))){
const err165 = {instancePath:instancePath+"/guarantors/" + i4+"/person/name",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
}
}
if(data99.legalStatus !== undefined){
let data101 = data99.legalStatus;
if(typeof data101 === "string"){
if(func0(data101) > 200){
const err166 = {instancePath:instancePath+"/guarantors/" + i4+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(!schema4.includes(data101)){
const err167 = {instancePath:instancePath+"/guarantors/" + i4+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
}
if(data99.shareCapital !== undefined){
let data102 = data99.shareCapital;
if((typeof data102 == "number") && (isFinite(data102))){
if(data102 > 1000000000000 || isNaN(data102)){
const err168 = {instancePath:instancePath+"/guarantors/" + i4+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data102 < 0 || isNaN(data102)){
const err169 = {instancePath:instancePath+"/guarantors/" + i4+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
if(data99.siren !== undefined){
let data103 = data99.siren;
if(typeof data103 === "string"){
if(func0(data103) > 40){
const err170 = {instancePath:instancePath+"/guarantors/" + i4+"/person/siren",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data103.length <= 80){
if(!(formats42.validate(data103))){
const err171 = {instancePath:instancePath+"/guarantors/" + i4+"/person/siren",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
}
if(data99.siret !== undefined){
let data104 = data99.siret;
if(typeof data104 === "string"){
if(func0(data104) > 40){
const err172 = {instancePath:instancePath+"/guarantors/" + i4+"/person/siret",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data104.length <= 80){
if(!(formats44.validate(data104))){
const err173 = {instancePath:instancePath+"/guarantors/" + i4+"/person/siret",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
}
if(data99.vatNumber !== undefined){
let data105 = data99.vatNumber;
if(typeof data105 === "string"){
if(func0(data105) > 40){
const err174 = {instancePath:instancePath+"/guarantors/" + i4+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data105.length <= 80){
if(!(formats46.validate(data105))){
const err175 = {instancePath:instancePath+"/guarantors/" + i4+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
}
}
}
}
var _valid3 = _errs156 === errors;
valid31 = _valid3;
}
if(!valid31){
const err176 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
if(data91.type === undefined){
const err177 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
if(data91.person === undefined){
const err178 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
for(const key4 in data91){
if(!(((key4 === "resourceUuid") || (key4 === "type")) || (key4 === "person"))){
const err179 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data91.resourceUuid !== undefined){
let data106 = data91.resourceUuid;
if(typeof data106 === "string"){
if(!(formats20.validate(data106))){
const err180 = {instancePath:instancePath+"/guarantors/" + i4+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
else {
const err181 = {instancePath:instancePath+"/guarantors/" + i4+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data91.type !== undefined){
let data107 = data91.type;
if(typeof data107 !== "string"){
const err182 = {instancePath:instancePath+"/guarantors/" + i4+"/type",schemaPath:"#/properties/guarantors/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(!((data107 === "INDIVIDUAL") || (data107 === "CORPORATION"))){
const err183 = {instancePath:instancePath+"/guarantors/" + i4+"/type",schemaPath:"#/properties/guarantors/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.guarantors.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data91.person !== undefined){
let data108 = data91.person;
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
for(const key5 in data108){
if(!(func10.call(schema24.properties.guarantors.items.properties.person.properties, key5))){
const err184 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data108.resourceUuid !== undefined){
let data109 = data108.resourceUuid;
if(typeof data109 === "string"){
if(!(formats20.validate(data109))){
const err185 = {instancePath:instancePath+"/guarantors/" + i4+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
else {
const err186 = {instancePath:instancePath+"/guarantors/" + i4+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data108.contacts !== undefined){
let data110 = data108.contacts;
if(Array.isArray(data110)){
if(data110.length > 5){
const err187 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(data110.length <= 5){
const len5 = data110.length;
for(let i5=0; i5<len5; i5++){
let data111 = data110[i5];
if(data111 && typeof data111 == "object" && !Array.isArray(data111)){
for(const key6 in data111){
if(!((((key6 === "email") || (key6 === "mobile")) || (key6 === "phone")) || (key6 === "address"))){
const err188 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data111.email !== undefined){
let data112 = data111.email;
if(typeof data112 === "string"){
if(func0(data112) > 254){
const err189 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
if(data112.length <= 508){
if(!(formats10.validate(data112))){
const err190 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
else {
const err191 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data111.mobile !== undefined){
let data113 = data111.mobile;
if(typeof data113 === "string"){
if(func0(data113) > 40){
const err192 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
if(data113.length <= 80){
if(!(formats12.validate(data113))){
const err193 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
}
else {
const err194 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data111.phone !== undefined){
let data114 = data111.phone;
if(typeof data114 === "string"){
if(func0(data114) > 40){
const err195 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data114.length <= 80){
if(!(formats14.validate(data114))){
const err196 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err197 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data111.address !== undefined){
let data115 = data111.address;
if(typeof data115 === "string"){
if(func0(data115) > 500){
const err198 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(data115.length <= 1000){
if(!(formats0.validate(data115))){
const err199 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
}
else {
const err200 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
}
else {
const err201 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts/" + i5,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
}
}
else {
const err202 = {instancePath:instancePath+"/guarantors/" + i4+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data108.gender !== undefined){
if(typeof data108.gender !== "string"){
const err203 = {instancePath:instancePath+"/guarantors/" + i4+"/person/gender",schemaPath:"#/properties/guarantors/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data108.surname !== undefined){
if(typeof data108.surname !== "string"){
const err204 = {instancePath:instancePath+"/guarantors/" + i4+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data108.firstName !== undefined){
if(typeof data108.firstName !== "string"){
const err205 = {instancePath:instancePath+"/guarantors/" + i4+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data108.birthDate !== undefined){
if(typeof data108.birthDate !== "string"){
const err206 = {instancePath:instancePath+"/guarantors/" + i4+"/person/birthDate",schemaPath:"#/properties/guarantors/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data108.placeOfBirth !== undefined){
if(typeof data108.placeOfBirth !== "string"){
const err207 = {instancePath:instancePath+"/guarantors/" + i4+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data108.nationality !== undefined){
if(typeof data108.nationality !== "string"){
const err208 = {instancePath:instancePath+"/guarantors/" + i4+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data108.name !== undefined){
if(typeof data108.name !== "string"){
const err209 = {instancePath:instancePath+"/guarantors/" + i4+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data108.legalStatus !== undefined){
if(typeof data108.legalStatus !== "string"){
const err210 = {instancePath:instancePath+"/guarantors/" + i4+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data108.shareCapital !== undefined){
let data124 = data108.shareCapital;
if(!((typeof data124 == "number") && (isFinite(data124)))){
const err211 = {instancePath:instancePath+"/guarantors/" + i4+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data108.siren !== undefined){
if(typeof data108.siren !== "string"){
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
if(data108.siret !== undefined){
if(typeof data108.siret !== "string"){
const err213 = {instancePath:instancePath+"/guarantors/" + i4+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
if(data108.vatNumber !== undefined){
if(typeof data108.vatNumber !== "string"){
const err214 = {instancePath:instancePath+"/guarantors/" + i4+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err215 = {instancePath:instancePath+"/guarantors/" + i4+"/person",schemaPath:"#/properties/guarantors/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
}
else {
const err216 = {instancePath:instancePath+"/guarantors/" + i4,schemaPath:"#/properties/guarantors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
}
}
else {
const err217 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
if(data.emergencyContacts !== undefined){
let data128 = data.emergencyContacts;
if(Array.isArray(data128)){
if(data128.length > 50){
const err218 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(data128.length < 1){
const err219 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(data128.length <= 50){
const len6 = data128.length;
for(let i6=0; i6<len6; i6++){
let data129 = data128[i6];
const _errs216 = errors;
let valid42 = true;
const _errs217 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))(data129) !== true){
const err220 = {};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
var _valid4 = _errs217 === errors;
errors = _errs216;
if(vErrors !== null){
if(_errs216){
vErrors.length = _errs216;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs218 = errors;
if(data129 && typeof data129 == "object" && !Array.isArray(data129)){
if(data129.person !== undefined){
let data130 = data129.person;
if(data130 && typeof data130 == "object" && !Array.isArray(data130)){
if(data130.gender !== undefined){
let data131 = data130.gender;
if(!(((data131 === "MR") || (data131 === "MS")) || (data131 === "MRS"))){
const err221 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema24.properties.emergencyContacts.items.allOf[0].then.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data130.surname !== undefined){
let data132 = data130.surname;
if(typeof data132 === "string"){
if(func0(data132) > 200){
const err222 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if(data132.length <= 400){
if(!(formats0.validate(data132))){
const err223 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
}
}
if(data130.firstName !== undefined){
let data133 = data130.firstName;
if(typeof data133 === "string"){
if(func0(data133) > 200){
const err224 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(data133.length <= 400){
if(!(formats0.validate(data133))){
const err225 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data130.birthDate !== undefined){
let data134 = data130.birthDate;
if(typeof data134 === "string"){
if(!(formats36.validate(data134))){
const err226 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
if(data130.placeOfBirth !== undefined){
let data135 = data130.placeOfBirth;
if(typeof data135 === "string"){
if(func0(data135) > 200){
const err227 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data135.length <= 400){
if(!(formats0.validate(data135))){
const err228 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
}
if(data130.nationality !== undefined){
let data136 = data130.nationality;
if(typeof data136 === "string"){
if(func0(data136) > 3){
const err229 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(!schema3.includes(data136)){
const err230 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
}
}
}
var _valid4 = _errs218 === errors;
valid42 = _valid4;
}
if(!valid42){
const err231 = {instancePath:instancePath+"/emergencyContacts/" + i6,schemaPath:"#/properties/emergencyContacts/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
const _errs227 = errors;
let valid45 = true;
const _errs228 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data129) !== true){
const err232 = {};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
var _valid5 = _errs228 === errors;
errors = _errs227;
if(vErrors !== null){
if(_errs227){
vErrors.length = _errs227;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs229 = errors;
if(data129 && typeof data129 == "object" && !Array.isArray(data129)){
if(data129.person !== undefined){
let data137 = data129.person;
if(data137 && typeof data137 == "object" && !Array.isArray(data137)){
if(data137.name !== undefined){
let data138 = data137.name;
if(typeof data138 === "string"){
if(func0(data138) > 200){
const err233 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/name",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
if(data138.length <= 400){
if(!(formats0.validate(data138))){
const err234 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/name",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data137.legalStatus !== undefined){
let data139 = data137.legalStatus;
if(typeof data139 === "string"){
if(func0(data139) > 200){
const err235 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(!schema4.includes(data139)){
const err236 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data137.shareCapital !== undefined){
let data140 = data137.shareCapital;
if((typeof data140 == "number") && (isFinite(data140))){
if(data140 > 1000000000000 || isNaN(data140)){
const err237 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if(data140 < 0 || isNaN(data140)){
const err238 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
}
}
if(data137.siren !== undefined){
let data141 = data137.siren;
if(typeof data141 === "string"){
if(func0(data141) > 40){
const err239 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(data141.length <= 80){
if(!(formats42.validate(data141))){
const err240 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
}
}
if(data137.siret !== undefined){
let data142 = data137.siret;
if(typeof data142 === "string"){
if(func0(data142) > 40){
const err241 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if(data142.length <= 80){
if(!(formats44.validate(data142))){
const err242 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
}
}
}
if(data137.vatNumber !== undefined){
let data143 = data137.vatNumber;
if(typeof data143 === "string"){
if(func0(data143) > 40){
const err243 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(data143.length <= 80){
if(!(formats46.validate(data143))){
const err244 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
}
}
}
}
}
}
var _valid5 = _errs229 === errors;
valid45 = _valid5;
}
if(!valid45){
const err245 = {instancePath:instancePath+"/emergencyContacts/" + i6,schemaPath:"#/properties/emergencyContacts/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
if(data129 && typeof data129 == "object" && !Array.isArray(data129)){
if(data129.type === undefined){
const err246 = {instancePath:instancePath+"/emergencyContacts/" + i6,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(data129.person === undefined){
const err247 = {instancePath:instancePath+"/emergencyContacts/" + i6,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
for(const key7 in data129){
if(!(((key7 === "resourceUuid") || (key7 === "type")) || (key7 === "person"))){
const err248 = {instancePath:instancePath+"/emergencyContacts/" + i6,schemaPath:"#/properties/emergencyContacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data129.resourceUuid !== undefined){
let data144 = data129.resourceUuid;
if(typeof data144 === "string"){
if(!(formats20.validate(data144))){
const err249 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err250 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data129.type !== undefined){
let data145 = data129.type;
if(typeof data145 !== "string"){
const err251 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
if(!((data145 === "INDIVIDUAL") || (data145 === "CORPORATION"))){
const err252 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.emergencyContacts.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data129.person !== undefined){
let data146 = data129.person;
if(data146 && typeof data146 == "object" && !Array.isArray(data146)){
for(const key8 in data146){
if(!(func10.call(schema24.properties.emergencyContacts.items.properties.person.properties, key8))){
const err253 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data146.resourceUuid !== undefined){
let data147 = data146.resourceUuid;
if(typeof data147 === "string"){
if(!(formats20.validate(data147))){
const err254 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
else {
const err255 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data146.contacts !== undefined){
let data148 = data146.contacts;
if(Array.isArray(data148)){
if(data148.length > 5){
const err256 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if(data148.length <= 5){
const len7 = data148.length;
for(let i7=0; i7<len7; i7++){
let data149 = data148[i7];
if(data149 && typeof data149 == "object" && !Array.isArray(data149)){
for(const key9 in data149){
if(!((((key9 === "email") || (key9 === "mobile")) || (key9 === "phone")) || (key9 === "address"))){
const err257 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data149.email !== undefined){
let data150 = data149.email;
if(typeof data150 === "string"){
if(func0(data150) > 254){
const err258 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if(data150.length <= 508){
if(!(formats10.validate(data150))){
const err259 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
}
else {
const err260 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
}
if(data149.mobile !== undefined){
let data151 = data149.mobile;
if(typeof data151 === "string"){
if(func0(data151) > 40){
const err261 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
if(data151.length <= 80){
if(!(formats12.validate(data151))){
const err262 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
}
else {
const err263 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data149.phone !== undefined){
let data152 = data149.phone;
if(typeof data152 === "string"){
if(func0(data152) > 40){
const err264 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
if(data152.length <= 80){
if(!(formats14.validate(data152))){
const err265 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
else {
const err266 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data149.address !== undefined){
let data153 = data149.address;
if(typeof data153 === "string"){
if(func0(data153) > 500){
const err267 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if(data153.length <= 1000){
if(!(formats0.validate(data153))){
const err268 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
}
else {
const err269 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
}
else {
const err270 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts/" + i7,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err271 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data146.gender !== undefined){
if(typeof data146.gender !== "string"){
const err272 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data146.surname !== undefined){
if(typeof data146.surname !== "string"){
const err273 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data146.firstName !== undefined){
if(typeof data146.firstName !== "string"){
const err274 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
if(data146.birthDate !== undefined){
if(typeof data146.birthDate !== "string"){
const err275 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
if(data146.placeOfBirth !== undefined){
if(typeof data146.placeOfBirth !== "string"){
const err276 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data146.nationality !== undefined){
if(typeof data146.nationality !== "string"){
const err277 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data146.name !== undefined){
if(typeof data146.name !== "string"){
const err278 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
if(data146.legalStatus !== undefined){
if(typeof data146.legalStatus !== "string"){
const err279 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data146.shareCapital !== undefined){
let data162 = data146.shareCapital;
if(!((typeof data162 == "number") && (isFinite(data162)))){
const err280 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
if(data146.siren !== undefined){
if(typeof data146.siren !== "string"){
const err281 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
if(data146.siret !== undefined){
if(typeof data146.siret !== "string"){
const err282 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data146.vatNumber !== undefined){
if(typeof data146.vatNumber !== "string"){
const err283 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
}
else {
const err284 = {instancePath:instancePath+"/emergencyContacts/" + i6+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err285 = {instancePath:instancePath+"/emergencyContacts/" + i6,schemaPath:"#/properties/emergencyContacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
}
}
else {
const err286 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
if(data.documents !== undefined){
let data166 = data.documents;
if(Array.isArray(data166)){
if(data166.length > 20){
const err287 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
if(data166.length <= 20){
const len8 = data166.length;
for(let i8=0; i8<len8; i8++){
let data167 = data166[i8];
if(data167 && typeof data167 == "object" && !Array.isArray(data167)){
if(data167.metaData === undefined){
const err288 = {instancePath:instancePath+"/documents/" + i8,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty: "metaData"},message:"must have required property '"+"metaData"+"'"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
for(const key10 in data167){
if(!((((key10 === "type") || (key10 === "description")) || (key10 === "metaData")) || (key10 === "uploaddate"))){
const err289 = {instancePath:instancePath+"/documents/" + i8,schemaPath:"#/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
if(data167.type !== undefined){
let data168 = data167.type;
if(typeof data168 === "string"){
if(func0(data168) > 100){
const err290 = {instancePath:instancePath+"/documents/" + i8+"/type",schemaPath:"#/properties/documents/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
if(!schema11.includes(data168)){
const err291 = {instancePath:instancePath+"/documents/" + i8+"/type",schemaPath:"#/properties/documents/items/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
else {
const err292 = {instancePath:instancePath+"/documents/" + i8+"/type",schemaPath:"#/properties/documents/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
if(data167.description !== undefined){
let data169 = data167.description;
if(typeof data169 === "string"){
if(func0(data169) > 500){
const err293 = {instancePath:instancePath+"/documents/" + i8+"/description",schemaPath:"#/properties/documents/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if(data169.length <= 1000){
if(!(formats0.validate(data169))){
const err294 = {instancePath:instancePath+"/documents/" + i8+"/description",schemaPath:"#/properties/documents/items/properties/description/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
}
}
else {
const err295 = {instancePath:instancePath+"/documents/" + i8+"/description",schemaPath:"#/properties/documents/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
if(data167.metaData !== undefined){
let data170 = data167.metaData;
if(data170 && typeof data170 == "object" && !Array.isArray(data170)){
if(data170.fileName === undefined){
const err296 = {instancePath:instancePath+"/documents/" + i8+"/metaData",schemaPath:"#/properties/documents/items/properties/metaData/required",keyword:"required",params:{missingProperty: "fileName"},message:"must have required property '"+"fileName"+"'"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
for(const key11 in data170){
if(!((key11 === "fileName") || (key11 === "fileUuid"))){
const err297 = {instancePath:instancePath+"/documents/" + i8+"/metaData",schemaPath:"#/properties/documents/items/properties/metaData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
}
if(data170.fileName !== undefined){
let data171 = data170.fileName;
if(typeof data171 === "string"){
if(func0(data171) > 255){
const err298 = {instancePath:instancePath+"/documents/" + i8+"/metaData/fileName",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
else {
const err299 = {instancePath:instancePath+"/documents/" + i8+"/metaData/fileName",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
if(data170.fileUuid !== undefined){
let data172 = data170.fileUuid;
if(typeof data172 === "string"){
if(!(formats20.validate(data172))){
const err300 = {instancePath:instancePath+"/documents/" + i8+"/metaData/fileUuid",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
else {
const err301 = {instancePath:instancePath+"/documents/" + i8+"/metaData/fileUuid",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err302 = {instancePath:instancePath+"/documents/" + i8+"/metaData",schemaPath:"#/properties/documents/items/properties/metaData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
if(data167.uploaddate !== undefined){
let data173 = data167.uploaddate;
if(typeof data173 === "string"){
if(func0(data173) > 40){
const err303 = {instancePath:instancePath+"/documents/" + i8+"/uploaddate",schemaPath:"#/properties/documents/items/properties/uploaddate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
if(data173.length <= 80){
if(!(formats98.validate(data173))){
const err304 = {instancePath:instancePath+"/documents/" + i8+"/uploaddate",schemaPath:"#/properties/documents/items/properties/uploaddate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
}
else {
const err305 = {instancePath:instancePath+"/documents/" + i8+"/uploaddate",schemaPath:"#/properties/documents/items/properties/uploaddate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
}
else {
const err306 = {instancePath:instancePath+"/documents/" + i8,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
}
}
else {
const err307 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
if(data.followupAddress !== undefined){
let data174 = data.followupAddress;
if(typeof data174 === "string"){
if(func0(data174) > 500){
const err308 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
if(data174.length <= 1000){
if(!(formats0.validate(data174))){
const err309 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
}
}
else {
const err310 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data.privateComment !== undefined){
let data175 = data.privateComment;
if(typeof data175 === "string"){
if(func0(data175) > 5000){
const err311 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
}
else {
const err312 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
}
if(data.identificationDocument !== undefined){
let data176 = data.identificationDocument;
if(data176 && typeof data176 == "object" && !Array.isArray(data176)){
for(const key12 in data176){
if(!(((((key12 === "metaData") || (key12 === "uploaddate")) || (key12 === "type")) || (key12 === "registrationNumber")) || (key12 === "expirationDate"))){
const err313 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
if(data176.metaData !== undefined){
let data177 = data176.metaData;
if(data177 && typeof data177 == "object" && !Array.isArray(data177)){
for(const key13 in data177){
if(!((key13 === "fileName") || (key13 === "fileUuid"))){
const err314 = {instancePath:instancePath+"/identificationDocument/metaData",schemaPath:"#/properties/identificationDocument/properties/metaData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
if(data177.fileName !== undefined){
if(typeof data177.fileName !== "string"){
const err315 = {instancePath:instancePath+"/identificationDocument/metaData/fileName",schemaPath:"#/properties/identificationDocument/properties/metaData/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
if(data177.fileUuid !== undefined){
if(typeof data177.fileUuid !== "string"){
const err316 = {instancePath:instancePath+"/identificationDocument/metaData/fileUuid",schemaPath:"#/properties/identificationDocument/properties/metaData/properties/fileUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
}
else {
const err317 = {instancePath:instancePath+"/identificationDocument/metaData",schemaPath:"#/properties/identificationDocument/properties/metaData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
}
if(data176.uploaddate !== undefined){
if(typeof data176.uploaddate !== "string"){
const err318 = {instancePath:instancePath+"/identificationDocument/uploaddate",schemaPath:"#/properties/identificationDocument/properties/uploaddate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
}
if(data176.type !== undefined){
if(typeof data176.type !== "string"){
const err319 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
if(data176.registrationNumber !== undefined){
if(typeof data176.registrationNumber !== "string"){
const err320 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
}
if(data176.expirationDate !== undefined){
if(typeof data176.expirationDate !== "string"){
const err321 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/properties/identificationDocument/properties/expirationDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err322 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
if(data.picture !== undefined){
let data184 = data.picture;
if(data184 && typeof data184 == "object" && !Array.isArray(data184)){
for(const key14 in data184){
if(!((key14 === "label") || (key14 === "resourceUuid"))){
const err323 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
if(data184.label !== undefined){
if(typeof data184.label !== "string"){
const err324 = {instancePath:instancePath+"/picture/label",schemaPath:"#/properties/picture/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
if(data184.resourceUuid !== undefined){
if(typeof data184.resourceUuid !== "string"){
const err325 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/properties/picture/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err326 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
if(data.employer !== undefined){
if(typeof data.employer !== "string"){
const err327 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
if(data.employerAddress !== undefined){
if(typeof data.employerAddress !== "string"){
const err328 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
if(data.contractType !== undefined){
if(typeof data.contractType !== "string"){
const err329 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
if(data.monthlyIncome !== undefined){
let data190 = data.monthlyIncome;
if(!((typeof data190 == "number") && (isFinite(data190)))){
const err330 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
if(data.representative !== undefined){
let data191 = data.representative;
if(data191 && typeof data191 == "object" && !Array.isArray(data191)){
for(const key15 in data191){
if(!(func10.call(schema24.properties.representative.properties, key15))){
const err331 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
if(data191.gender !== undefined){
if(typeof data191.gender !== "string"){
const err332 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/properties/representative/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
if(data191.surname !== undefined){
if(typeof data191.surname !== "string"){
const err333 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
if(data191.firstName !== undefined){
if(typeof data191.firstName !== "string"){
const err334 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
if(data191.birthDate !== undefined){
if(typeof data191.birthDate !== "string"){
const err335 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/properties/representative/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
if(data191.placeOfBirth !== undefined){
if(typeof data191.placeOfBirth !== "string"){
const err336 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
}
if(data191.nationality !== undefined){
if(typeof data191.nationality !== "string"){
const err337 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
if(data191.resourceUuid !== undefined){
if(typeof data191.resourceUuid !== "string"){
const err338 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/properties/representative/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
if(data191.middle !== undefined){
if(typeof data191.middle !== "string"){
const err339 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
if(data191.contacts !== undefined){
let data200 = data191.contacts;
if(Array.isArray(data200)){
const len9 = data200.length;
for(let i9=0; i9<len9; i9++){
let data201 = data200[i9];
if(data201 && typeof data201 == "object" && !Array.isArray(data201)){
for(const key16 in data201){
if(!(((((key16 === "email") || (key16 === "mobile")) || (key16 === "phone")) || (key16 === "address")) || (key16 === "secondEmail"))){
const err340 = {instancePath:instancePath+"/representative/contacts/" + i9,schemaPath:"#/properties/representative/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
}
if(data201.email !== undefined){
if(typeof data201.email !== "string"){
const err341 = {instancePath:instancePath+"/representative/contacts/" + i9+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
}
if(data201.mobile !== undefined){
if(typeof data201.mobile !== "string"){
const err342 = {instancePath:instancePath+"/representative/contacts/" + i9+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
if(data201.phone !== undefined){
if(typeof data201.phone !== "string"){
const err343 = {instancePath:instancePath+"/representative/contacts/" + i9+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
}
if(data201.address !== undefined){
if(typeof data201.address !== "string"){
const err344 = {instancePath:instancePath+"/representative/contacts/" + i9+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
}
if(data201.secondEmail !== undefined){
if(typeof data201.secondEmail !== "string"){
const err345 = {instancePath:instancePath+"/representative/contacts/" + i9+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
}
else {
const err346 = {instancePath:instancePath+"/representative/contacts/" + i9,schemaPath:"#/properties/representative/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
}
else {
const err347 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/properties/representative/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
}
else {
const err348 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
}
else {
const err349 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}

exports.v10 = validate10;
const schema35 = {"type":"array"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(Array.isArray(data))){
const err0 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate10.errors = vErrors;
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
      "when": (self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
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
      "when": (self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
    }
  ],
  "takes": {},
  "pointing": [],
  "computed": [
    {
      "path": "contacts",
      "of": (self) => runtime.fit(cel.choose(cel.more(cel.size(cel.items(cel.field(cel.field(self, "representative"), "contacts"))), 0), () => cel.field(cel.field(self, "representative"), "contacts"), () => cel.field(cel.field(self, "person"), "contacts")), exports.v10)
    }
  ],
  "initial": []
}
}
