// Made by `npm run generate`. Change schemas/account and run it again.
export default function factory(formats, runtime) {
const exports = {}
const { cel } = runtime

exports.v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}},"required":["email","mobile"]};
const formats0 = formats.email;
const formats2 = formats.mobile;
const formats4 = formats.landline;
const func0 = runtime.ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mobile === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "email") || (key0 === "mobile")) || (key0 === "phone")) || (key0 === "address"))){
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
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func0(data0) > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length <= 508){
if(!(formats0.validate(data0))){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.mobile !== undefined){
let data1 = data.mobile;
if(typeof data1 === "string"){
if(func0(data1) > 40){
const err6 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length <= 80){
if(!(formats2.validate(data1))){
const err7 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.phone !== undefined){
let data2 = data.phone;
if(typeof data2 === "string"){
if(func0(data2) > 40){
const err9 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.length <= 80){
if(!(formats4.validate(data2))){
const err10 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
else {
const err11 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.address !== undefined){
let data3 = data.address;
if(typeof data3 === "string"){
if(func0(data3) > 500){
const err12 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

exports.v1 = validate1;
const schema1 = {"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","maxLength":200},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"proposals":{"iban":"ribOfIban"}},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"proposals":{"rib":"ibanOfRib"}},"bic":{"type":"string","format":"bic","maxLength":20,"copy":true}}};
const formats6 = formats.bankRib;
const formats8 = formats.bankIban;
const formats10 = formats.bic;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
}
else {
const err2 = {instancePath:instancePath+"/bankName",schemaPath:"#/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.address !== undefined){
let data1 = data.address;
if(typeof data1 === "string"){
if(func0(data1) > 500){
const err3 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
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
const err4 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rib !== undefined){
let data2 = data.rib;
if(typeof data2 === "string"){
if(func0(data2) > 60){
const err5 = {instancePath:instancePath+"/rib",schemaPath:"#/properties/rib/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.length <= 120){
if(!(formats6.validate(data2))){
const err6 = {instancePath:instancePath+"/rib",schemaPath:"#/properties/rib/format",keyword:"format",params:{format: "bankRib"},message:"must match format \""+"bankRib"+"\""};
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
else {
const err7 = {instancePath:instancePath+"/rib",schemaPath:"#/properties/rib/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.iban !== undefined){
let data3 = data.iban;
if(typeof data3 === "string"){
if(func0(data3) > 60){
const err8 = {instancePath:instancePath+"/iban",schemaPath:"#/properties/iban/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length <= 120){
if(!(formats8.validate(data3))){
const err9 = {instancePath:instancePath+"/iban",schemaPath:"#/properties/iban/format",keyword:"format",params:{format: "bankIban"},message:"must match format \""+"bankIban"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/iban",schemaPath:"#/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.bic !== undefined){
let data4 = data.bic;
if(typeof data4 === "string"){
if(func0(data4) > 20){
const err11 = {instancePath:instancePath+"/bic",schemaPath:"#/properties/bic/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.length <= 40){
if(!(formats10.validate(data4))){
const err12 = {instancePath:instancePath+"/bic",schemaPath:"#/properties/bic/format",keyword:"format",params:{format: "bic"},message:"must match format \""+"bic"+"\""};
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
const err13 = {instancePath:instancePath+"/bic",schemaPath:"#/properties/bic/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

exports.v2 = validate2;
const schema2 = {"type":"object","additionalProperties":false,"required":["type","contacts"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","enum":["CORPORATION","INDIVIDUAL"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}}},"website":{"type":"string","format":"url","maxLength":500},"contacts":{"type":"array","minItems":1,"maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}},"required":["email","mobile"]}},"bankAccounts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","maxLength":200},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"proposals":{"iban":"ribOfIban"}},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"proposals":{"rib":"ibanOfRib"}},"bic":{"type":"string","format":"bic","maxLength":20,"copy":true}}}},"signaturePicture":{"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"upload":{"accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"maxBytes":10485760,"bytes":"getAccountFile","whole":true,"part":"signaturePicture"},"readOnly":true,"wire":{"keptAs":"oldSignaturePicture"}},"stampPicture":{"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"upload":{"accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"maxBytes":10485760,"bytes":"getAccountFile","whole":true,"part":"stampPicture"},"readOnly":true,"wire":{"keptAs":"oldStampPicture"}},"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"name":{"type":"string"},"legalStatus":{"type":"string"},"shareCapital":{"type":"number"},"siren":{"type":"string"},"siret":{"type":"string"},"vatNumber":{"type":"string"}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"required":["surname","firstName"]}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"properties":{"gender":{"enum":["MR","MRS","MS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"properties":{"name":{"format":"line","maxLength":200},"legalStatus":{"lookup":"legalStatuses","maxLength":200},"shareCapital":{"minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"format":"siret","maxLength":40,"copy":true},"vatNumber":{"format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}}]};
const schema3 = ["FRA","AFG","ZAF","ALB","DZA","DEU","AND","AGO","AIA","ATA","ATG","XXA","SAU","ARG","ARM","ABW","AUS","AUT","AZE","BHS","BHR","BGD","BRB","BEL","BLZ","BEN","BMU","BTN","BLR","MMR","BOL","BIH","BWA","BRA","BRN","BGR","BFA","BDI","KHM","CMR","CAN","CPV","CHL","CHN","CYP","COL","COM","PRK","KOR","CRI","CIV","HRV","CUB","CUW","DNK","DJI","DMA","EGY","ARE","ECU","ERI","ESP","EST","SWZ","USA","ETH","FJI","FIN","GAB","GMB","GEO","SGS","GHA","GIB","GRC","GRD","GRL","GLP","GUM","GTM","GGY","GIN","GNQ","GNB","GUY","GUF","HTI","HND","HKG","HUN","BVT","CXR","IMN","NFK","ALA","CYM","CCK","COK","FRO","HMD","FLK","MNP","MHL","UMI","PCN","SLB","TCA","VGB","VIR","IND","IDN","IRQ","IRN","IRL","ISL","ISR","ITA","JAM","JPN","JEY","JOR","KAZ","KEN","KGZ","KIR","XKX","KWT","REU","LAO","LSO","LVA","LBN","LBR","LBY","LIE","LTU","LUX","MAC","MKD","MDG","MYS","MWI","MDV","MLI","MLT","MAR","MTQ","MUS","MRT","MYT","MEX","FSM","MDA","MCO","MNG","MNE","MSR","MOZ","NAM","NRU","NPL","NIC","NER","NGA","NIU","NOR","NCL","NZL","OMN","UGA","UZB","PAK","PLW","PSE","PAN","PNG","PRY","NLD","BES","PER","PHL","POL","PYF","PRI","PRT","QAT","CAF","COD","DOM","COG","ROU","GBR","RUS","RWA","ESH","BLM","KNA","SMR","MAF","SXM","SPM","VCT","SHN","LCA","SLV","WSM","ASM","STP","SEN","SRB","SYC","SLE","SGP","SVK","SVN","SOM","SDN","SSD","LKA","SWE","CHE","SUR","SJM","SYR","TJK","TWN","TZA","TCD","CZE","ATF","IOT","THA","TLS","TGO","TKL","TON","TTO","TUN","TKM","TUR","TUV","UKR","URY","VUT","VAT","VEN","VNM","WLF","YEM","ZMB","ZWE"];
const schema4 = ["SCI","SARL de famille","SARL","EURL","SAS","SASU","SA","SNC","EI (entrepreneur individuel)","Micro-entreprise","SCPI","SCM","SCP","SELARL","SELAS","SCS","SCA","GIE","SCOP","SCIC","Association (loi 1901)","Fondation","Syndicat de copropriétaires","Collectivité ou établissement public","Société étrangère","Autre"];
const formats12 = formats.line;
const formats16 = formats.pastDate;
const formats22 = formats.siren;
const formats24 = formats.siret;
const formats26 = formats.vat;
const formats28 = formats.uuid;
const formats30 = formats.url;
const func18 = Object.prototype.hasOwnProperty;

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
if(data.surname === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "surname"},message:"must have required property '"+"surname"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.firstName === undefined){
const err2 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err3 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL"))(data) !== true){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gender !== undefined){
let data0 = data.gender;
if(!(((data0 === "MR") || (data0 === "MRS")) || (data0 === "MS"))){
const err5 = {instancePath:instancePath+"/gender",schemaPath:"#/allOf/1/then/properties/gender/enum",keyword:"enum",params:{allowedValues: schema2.allOf[1].then.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.surname !== undefined){
let data1 = data.surname;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err6 = {instancePath:instancePath+"/surname",schemaPath:"#/allOf/1/then/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.length <= 400){
if(!(formats12.validate(data1))){
const err7 = {instancePath:instancePath+"/surname",schemaPath:"#/allOf/1/then/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
if(data.firstName !== undefined){
let data2 = data.firstName;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err8 = {instancePath:instancePath+"/firstName",schemaPath:"#/allOf/1/then/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.length <= 400){
if(!(formats12.validate(data2))){
const err9 = {instancePath:instancePath+"/firstName",schemaPath:"#/allOf/1/then/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
if(data.birthDate !== undefined){
let data3 = data.birthDate;
if(typeof data3 === "string"){
if(!(formats16.validate(data3))){
const err10 = {instancePath:instancePath+"/birthDate",schemaPath:"#/allOf/1/then/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
if(data.placeOfBirth !== undefined){
let data4 = data.placeOfBirth;
if(typeof data4 === "string"){
if(func0(data4) > 200){
const err11 = {instancePath:instancePath+"/placeOfBirth",schemaPath:"#/allOf/1/then/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.length <= 400){
if(!(formats12.validate(data4))){
const err12 = {instancePath:instancePath+"/placeOfBirth",schemaPath:"#/allOf/1/then/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data.nationality !== undefined){
let data5 = data.nationality;
if(typeof data5 === "string"){
if(func0(data5) > 3){
const err13 = {instancePath:instancePath+"/nationality",schemaPath:"#/allOf/1/then/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!schema3.includes(data5)){
const err14 = {instancePath:instancePath+"/nationality",schemaPath:"#/allOf/1/then/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
var _valid1 = _errs8 === errors;
valid2 = _valid1;
}
if(!valid2){
const err15 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs16 = errors;
let valid4 = true;
const _errs17 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION"))(data) !== true){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid2 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data6 = data.name;
if(typeof data6 === "string"){
if(func0(data6) > 200){
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/allOf/2/then/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6.length <= 400){
if(!(formats12.validate(data6))){
const err18 = {instancePath:instancePath+"/name",schemaPath:"#/allOf/2/then/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data.legalStatus !== undefined){
let data7 = data.legalStatus;
if(typeof data7 === "string"){
if(func0(data7) > 200){
const err19 = {instancePath:instancePath+"/legalStatus",schemaPath:"#/allOf/2/then/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!schema4.includes(data7)){
const err20 = {instancePath:instancePath+"/legalStatus",schemaPath:"#/allOf/2/then/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data.shareCapital !== undefined){
let data8 = data.shareCapital;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000000000 || isNaN(data8)){
const err21 = {instancePath:instancePath+"/shareCapital",schemaPath:"#/allOf/2/then/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/shareCapital",schemaPath:"#/allOf/2/then/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.siren !== undefined){
let data9 = data.siren;
if(typeof data9 === "string"){
if(func0(data9) > 40){
const err23 = {instancePath:instancePath+"/siren",schemaPath:"#/allOf/2/then/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.length <= 80){
if(!(formats22.validate(data9))){
const err24 = {instancePath:instancePath+"/siren",schemaPath:"#/allOf/2/then/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
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
if(data.siret !== undefined){
let data10 = data.siret;
if(typeof data10 === "string"){
if(func0(data10) > 40){
const err25 = {instancePath:instancePath+"/siret",schemaPath:"#/allOf/2/then/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.length <= 80){
if(!(formats24.validate(data10))){
const err26 = {instancePath:instancePath+"/siret",schemaPath:"#/allOf/2/then/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
if(data.vatNumber !== undefined){
let data11 = data.vatNumber;
if(typeof data11 === "string"){
if(func0(data11) > 40){
const err27 = {instancePath:instancePath+"/vatNumber",schemaPath:"#/allOf/2/then/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.length <= 80){
if(!(formats26.validate(data11))){
const err28 = {instancePath:instancePath+"/vatNumber",schemaPath:"#/allOf/2/then/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
}
var _valid2 = _errs18 === errors;
valid4 = _valid2;
}
if(!valid4){
const err29 = {instancePath,schemaPath:"#/allOf/2/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err30 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data.contacts === undefined){
const err31 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key0 in data){
if(!(func18.call(schema2.properties, key0))){
const err32 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.resourceUuid !== undefined){
let data12 = data.resourceUuid;
if(typeof data12 === "string"){
if(!(formats28.validate(data12))){
const err33 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.type !== undefined){
let data13 = data.type;
if(typeof data13 !== "string"){
const err35 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!((data13 === "CORPORATION") || (data13 === "INDIVIDUAL"))){
const err36 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.website !== undefined){
let data14 = data.website;
if(typeof data14 === "string"){
if(func0(data14) > 500){
const err37 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.length <= 1000){
if(!(formats30.validate(data14))){
const err38 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "url"},message:"must match format \""+"url"+"\""};
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
const err39 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.contacts !== undefined){
let data15 = data.contacts;
if(Array.isArray(data15)){
if(data15.length > 5){
const err40 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data15.length < 1){
const err41 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.length <= 5){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
let data16 = data15[i0];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.email === undefined){
const err42 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16.mobile === undefined){
const err43 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
for(const key1 in data16){
if(!((((key1 === "email") || (key1 === "mobile")) || (key1 === "phone")) || (key1 === "address"))){
const err44 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data16.email !== undefined){
let data17 = data16.email;
if(typeof data17 === "string"){
if(func0(data17) > 254){
const err45 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data17.length <= 508){
if(!(formats0.validate(data17))){
const err46 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err47 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data16.mobile !== undefined){
let data18 = data16.mobile;
if(typeof data18 === "string"){
if(func0(data18) > 40){
const err48 = {instancePath:instancePath+"/contacts/" + i0+"/mobile",schemaPath:"#/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data18.length <= 80){
if(!(formats2.validate(data18))){
const err49 = {instancePath:instancePath+"/contacts/" + i0+"/mobile",schemaPath:"#/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err50 = {instancePath:instancePath+"/contacts/" + i0+"/mobile",schemaPath:"#/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data16.phone !== undefined){
let data19 = data16.phone;
if(typeof data19 === "string"){
if(func0(data19) > 40){
const err51 = {instancePath:instancePath+"/contacts/" + i0+"/phone",schemaPath:"#/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data19.length <= 80){
if(!(formats4.validate(data19))){
const err52 = {instancePath:instancePath+"/contacts/" + i0+"/phone",schemaPath:"#/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err53 = {instancePath:instancePath+"/contacts/" + i0+"/phone",schemaPath:"#/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data16.address !== undefined){
let data20 = data16.address;
if(typeof data20 === "string"){
if(func0(data20) > 500){
const err54 = {instancePath:instancePath+"/contacts/" + i0+"/address",schemaPath:"#/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/contacts/" + i0+"/address",schemaPath:"#/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err56 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err57 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.bankAccounts !== undefined){
let data21 = data.bankAccounts;
if(Array.isArray(data21)){
if(data21.length > 5){
const err58 = {instancePath:instancePath+"/bankAccounts",schemaPath:"#/properties/bankAccounts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data21.length <= 5){
const len1 = data21.length;
for(let i1=0; i1<len1; i1++){
let data22 = data21[i1];
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
if(!(((((key2 === "bankName") || (key2 === "address")) || (key2 === "rib")) || (key2 === "iban")) || (key2 === "bic"))){
const err59 = {instancePath:instancePath+"/bankAccounts/" + i1,schemaPath:"#/properties/bankAccounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data22.bankName !== undefined){
let data23 = data22.bankName;
if(typeof data23 === "string"){
if(func0(data23) > 200){
const err60 = {instancePath:instancePath+"/bankAccounts/" + i1+"/bankName",schemaPath:"#/properties/bankAccounts/items/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/bankAccounts/" + i1+"/bankName",schemaPath:"#/properties/bankAccounts/items/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data22.address !== undefined){
let data24 = data22.address;
if(typeof data24 === "string"){
if(func0(data24) > 500){
const err62 = {instancePath:instancePath+"/bankAccounts/" + i1+"/address",schemaPath:"#/properties/bankAccounts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/bankAccounts/" + i1+"/address",schemaPath:"#/properties/bankAccounts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data22.rib !== undefined){
let data25 = data22.rib;
if(typeof data25 === "string"){
if(func0(data25) > 60){
const err64 = {instancePath:instancePath+"/bankAccounts/" + i1+"/rib",schemaPath:"#/properties/bankAccounts/items/properties/rib/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data25.length <= 120){
if(!(formats6.validate(data25))){
const err65 = {instancePath:instancePath+"/bankAccounts/" + i1+"/rib",schemaPath:"#/properties/bankAccounts/items/properties/rib/format",keyword:"format",params:{format: "bankRib"},message:"must match format \""+"bankRib"+"\""};
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
const err66 = {instancePath:instancePath+"/bankAccounts/" + i1+"/rib",schemaPath:"#/properties/bankAccounts/items/properties/rib/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data22.iban !== undefined){
let data26 = data22.iban;
if(typeof data26 === "string"){
if(func0(data26) > 60){
const err67 = {instancePath:instancePath+"/bankAccounts/" + i1+"/iban",schemaPath:"#/properties/bankAccounts/items/properties/iban/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data26.length <= 120){
if(!(formats8.validate(data26))){
const err68 = {instancePath:instancePath+"/bankAccounts/" + i1+"/iban",schemaPath:"#/properties/bankAccounts/items/properties/iban/format",keyword:"format",params:{format: "bankIban"},message:"must match format \""+"bankIban"+"\""};
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
const err69 = {instancePath:instancePath+"/bankAccounts/" + i1+"/iban",schemaPath:"#/properties/bankAccounts/items/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data22.bic !== undefined){
let data27 = data22.bic;
if(typeof data27 === "string"){
if(func0(data27) > 20){
const err70 = {instancePath:instancePath+"/bankAccounts/" + i1+"/bic",schemaPath:"#/properties/bankAccounts/items/properties/bic/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data27.length <= 40){
if(!(formats10.validate(data27))){
const err71 = {instancePath:instancePath+"/bankAccounts/" + i1+"/bic",schemaPath:"#/properties/bankAccounts/items/properties/bic/format",keyword:"format",params:{format: "bic"},message:"must match format \""+"bic"+"\""};
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
const err72 = {instancePath:instancePath+"/bankAccounts/" + i1+"/bic",schemaPath:"#/properties/bankAccounts/items/properties/bic/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err73 = {instancePath:instancePath+"/bankAccounts/" + i1,schemaPath:"#/properties/bankAccounts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err74 = {instancePath:instancePath+"/bankAccounts",schemaPath:"#/properties/bankAccounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.signaturePicture !== undefined){
let data28 = data.signaturePicture;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.label === undefined){
const err75 = {instancePath:instancePath+"/signaturePicture",schemaPath:"#/properties/signaturePicture/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data28.resourceUuid === undefined){
const err76 = {instancePath:instancePath+"/signaturePicture",schemaPath:"#/properties/signaturePicture/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key3 in data28){
if(!((key3 === "label") || (key3 === "resourceUuid"))){
const err77 = {instancePath:instancePath+"/signaturePicture",schemaPath:"#/properties/signaturePicture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data28.label !== undefined){
let data29 = data28.label;
if(typeof data29 === "string"){
if(func0(data29) > 255){
const err78 = {instancePath:instancePath+"/signaturePicture/label",schemaPath:"#/properties/signaturePicture/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
const err79 = {instancePath:instancePath+"/signaturePicture/label",schemaPath:"#/properties/signaturePicture/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data28.resourceUuid !== undefined){
let data30 = data28.resourceUuid;
if(typeof data30 === "string"){
if(!(formats28.validate(data30))){
const err80 = {instancePath:instancePath+"/signaturePicture/resourceUuid",schemaPath:"#/properties/signaturePicture/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/signaturePicture/resourceUuid",schemaPath:"#/properties/signaturePicture/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err82 = {instancePath:instancePath+"/signaturePicture",schemaPath:"#/properties/signaturePicture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.stampPicture !== undefined){
let data31 = data.stampPicture;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.label === undefined){
const err83 = {instancePath:instancePath+"/stampPicture",schemaPath:"#/properties/stampPicture/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data31.resourceUuid === undefined){
const err84 = {instancePath:instancePath+"/stampPicture",schemaPath:"#/properties/stampPicture/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
for(const key4 in data31){
if(!((key4 === "label") || (key4 === "resourceUuid"))){
const err85 = {instancePath:instancePath+"/stampPicture",schemaPath:"#/properties/stampPicture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data31.label !== undefined){
let data32 = data31.label;
if(typeof data32 === "string"){
if(func0(data32) > 255){
const err86 = {instancePath:instancePath+"/stampPicture/label",schemaPath:"#/properties/stampPicture/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
else {
const err87 = {instancePath:instancePath+"/stampPicture/label",schemaPath:"#/properties/stampPicture/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data31.resourceUuid !== undefined){
let data33 = data31.resourceUuid;
if(typeof data33 === "string"){
if(!(formats28.validate(data33))){
const err88 = {instancePath:instancePath+"/stampPicture/resourceUuid",schemaPath:"#/properties/stampPicture/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
else {
const err89 = {instancePath:instancePath+"/stampPicture/resourceUuid",schemaPath:"#/properties/stampPicture/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath:instancePath+"/stampPicture",schemaPath:"#/properties/stampPicture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.gender !== undefined){
if(typeof data.gender !== "string"){
const err91 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data.surname !== undefined){
if(typeof data.surname !== "string"){
const err92 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data.firstName !== undefined){
if(typeof data.firstName !== "string"){
const err93 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data.birthDate !== undefined){
if(typeof data.birthDate !== "string"){
const err94 = {instancePath:instancePath+"/birthDate",schemaPath:"#/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.placeOfBirth !== undefined){
if(typeof data.placeOfBirth !== "string"){
const err95 = {instancePath:instancePath+"/placeOfBirth",schemaPath:"#/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.nationality !== undefined){
if(typeof data.nationality !== "string"){
const err96 = {instancePath:instancePath+"/nationality",schemaPath:"#/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err97 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.legalStatus !== undefined){
if(typeof data.legalStatus !== "string"){
const err98 = {instancePath:instancePath+"/legalStatus",schemaPath:"#/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data.shareCapital !== undefined){
let data42 = data.shareCapital;
if(!((typeof data42 == "number") && (isFinite(data42)))){
const err99 = {instancePath:instancePath+"/shareCapital",schemaPath:"#/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data.siren !== undefined){
if(typeof data.siren !== "string"){
const err100 = {instancePath:instancePath+"/siren",schemaPath:"#/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.siret !== undefined){
if(typeof data.siret !== "string"){
const err101 = {instancePath:instancePath+"/siret",schemaPath:"#/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.vatNumber !== undefined){
if(typeof data.vatNumber !== "string"){
const err102 = {instancePath:instancePath+"/vatNumber",schemaPath:"#/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err103 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

exports.v3 = validate3;
const schema5 = {"type":"object","additionalProperties":false,"required":["type","contacts"],"properties":{"type":{"type":"string","enum":["CORPORATION","INDIVIDUAL"],"wire":{"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"}}},"website":{"type":"string","format":"url","maxLength":500},"contacts":{"type":"array","minItems":1,"maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}},"required":["email","mobile"]}},"bankAccounts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","maxLength":200},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"proposals":{"iban":"ribOfIban"}},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"proposals":{"rib":"ibanOfRib"}},"bic":{"type":"string","format":"bic","maxLength":20,"copy":true}}}},"oldSignaturePicture":{"type":"string","writeOnly":true,"maxLength":36},"oldStampPicture":{"type":"string","writeOnly":true,"maxLength":36},"creationStep":{"type":"integer","const":2,"writeOnly":true},"gender":{"type":"string"},"surname":{"type":"string"},"firstName":{"type":"string"},"birthDate":{"type":"string"},"placeOfBirth":{"type":"string"},"nationality":{"type":"string"},"name":{"type":"string"},"legalStatus":{"type":"string"},"shareCapital":{"type":"number"},"siren":{"type":"string"},"siret":{"type":"string"},"vatNumber":{"type":"string"}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"INDIVIDUAL\")"},"then":{"properties":{"gender":{"enum":["MR","MRS","MS"]},"surname":{"format":"line","maxLength":200,"sort":"first"},"firstName":{"format":"line","maxLength":200},"birthDate":{"format":"pastDate"},"placeOfBirth":{"format":"line","maxLength":200},"nationality":{"lookup":"countries","maxLength":3}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"type\")), \"CORPORATION\")"},"then":{"properties":{"name":{"format":"line","maxLength":200},"legalStatus":{"lookup":"legalStatuses","maxLength":200},"shareCapital":{"minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"format":"siren","maxLength":40,"copy":true,"proposals":{"siret":"sirenOfSiret"}},"siret":{"format":"siret","maxLength":40,"copy":true},"vatNumber":{"format":"vat","maxLength":40,"copy":true,"proposals":{"siren":"vatOfSiren"}}}}}]};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.gender !== undefined){
let data0 = data.gender;
if(!(((data0 === "MR") || (data0 === "MRS")) || (data0 === "MS"))){
const err1 = {instancePath:instancePath+"/gender",schemaPath:"#/allOf/0/then/properties/gender/enum",keyword:"enum",params:{allowedValues: schema5.allOf[0].then.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.surname !== undefined){
let data1 = data.surname;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err2 = {instancePath:instancePath+"/surname",schemaPath:"#/allOf/0/then/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.length <= 400){
if(!(formats12.validate(data1))){
const err3 = {instancePath:instancePath+"/surname",schemaPath:"#/allOf/0/then/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data.firstName !== undefined){
let data2 = data.firstName;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err4 = {instancePath:instancePath+"/firstName",schemaPath:"#/allOf/0/then/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.length <= 400){
if(!(formats12.validate(data2))){
const err5 = {instancePath:instancePath+"/firstName",schemaPath:"#/allOf/0/then/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data.birthDate !== undefined){
let data3 = data.birthDate;
if(typeof data3 === "string"){
if(!(formats16.validate(data3))){
const err6 = {instancePath:instancePath+"/birthDate",schemaPath:"#/allOf/0/then/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
if(data.placeOfBirth !== undefined){
let data4 = data.placeOfBirth;
if(typeof data4 === "string"){
if(func0(data4) > 200){
const err7 = {instancePath:instancePath+"/placeOfBirth",schemaPath:"#/allOf/0/then/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.length <= 400){
if(!(formats12.validate(data4))){
const err8 = {instancePath:instancePath+"/placeOfBirth",schemaPath:"#/allOf/0/then/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data.nationality !== undefined){
let data5 = data.nationality;
if(typeof data5 === "string"){
if(func0(data5) > 3){
const err9 = {instancePath:instancePath+"/nationality",schemaPath:"#/allOf/0/then/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!schema3.includes(data5)){
const err10 = {instancePath:instancePath+"/nationality",schemaPath:"#/allOf/0/then/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
const _errs12 = errors;
let valid3 = true;
const _errs13 = errors;
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
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data6 = data.name;
if(typeof data6 === "string"){
if(func0(data6) > 200){
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/allOf/1/then/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.length <= 400){
if(!(formats12.validate(data6))){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/allOf/1/then/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
if(data.legalStatus !== undefined){
let data7 = data.legalStatus;
if(typeof data7 === "string"){
if(func0(data7) > 200){
const err15 = {instancePath:instancePath+"/legalStatus",schemaPath:"#/allOf/1/then/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!schema4.includes(data7)){
const err16 = {instancePath:instancePath+"/legalStatus",schemaPath:"#/allOf/1/then/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
if(data.shareCapital !== undefined){
let data8 = data.shareCapital;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000000000 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/shareCapital",schemaPath:"#/allOf/1/then/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/shareCapital",schemaPath:"#/allOf/1/then/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.siren !== undefined){
let data9 = data.siren;
if(typeof data9 === "string"){
if(func0(data9) > 40){
const err19 = {instancePath:instancePath+"/siren",schemaPath:"#/allOf/1/then/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.length <= 80){
if(!(formats22.validate(data9))){
const err20 = {instancePath:instancePath+"/siren",schemaPath:"#/allOf/1/then/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
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
if(data.siret !== undefined){
let data10 = data.siret;
if(typeof data10 === "string"){
if(func0(data10) > 40){
const err21 = {instancePath:instancePath+"/siret",schemaPath:"#/allOf/1/then/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.length <= 80){
if(!(formats24.validate(data10))){
const err22 = {instancePath:instancePath+"/siret",schemaPath:"#/allOf/1/then/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
if(data.vatNumber !== undefined){
let data11 = data.vatNumber;
if(typeof data11 === "string"){
if(func0(data11) > 40){
const err23 = {instancePath:instancePath+"/vatNumber",schemaPath:"#/allOf/1/then/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data11.length <= 80){
if(!(formats26.validate(data11))){
const err24 = {instancePath:instancePath+"/vatNumber",schemaPath:"#/allOf/1/then/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
var _valid1 = _errs14 === errors;
valid3 = _valid1;
}
if(!valid3){
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
if(data.contacts === undefined){
const err27 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key0 in data){
if(!(func18.call(schema5.properties, key0))){
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
if(data.type !== undefined){
let data12 = data.type;
if(typeof data12 !== "string"){
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!((data12 === "CORPORATION") || (data12 === "INDIVIDUAL"))){
const err30 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema5.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.website !== undefined){
let data13 = data.website;
if(typeof data13 === "string"){
if(func0(data13) > 500){
const err31 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.length <= 1000){
if(!(formats30.validate(data13))){
const err32 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/format",keyword:"format",params:{format: "url"},message:"must match format \""+"url"+"\""};
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
const err33 = {instancePath:instancePath+"/website",schemaPath:"#/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.contacts !== undefined){
let data14 = data.contacts;
if(Array.isArray(data14)){
if(data14.length > 5){
const err34 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.length < 1){
const err35 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data14.length <= 5){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
let data15 = data14[i0];
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.email === undefined){
const err36 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data15.mobile === undefined){
const err37 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key1 in data15){
if(!((((key1 === "email") || (key1 === "mobile")) || (key1 === "phone")) || (key1 === "address"))){
const err38 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data15.email !== undefined){
let data16 = data15.email;
if(typeof data16 === "string"){
if(func0(data16) > 254){
const err39 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data16.length <= 508){
if(!(formats0.validate(data16))){
const err40 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err41 = {instancePath:instancePath+"/contacts/" + i0+"/email",schemaPath:"#/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data15.mobile !== undefined){
let data17 = data15.mobile;
if(typeof data17 === "string"){
if(func0(data17) > 40){
const err42 = {instancePath:instancePath+"/contacts/" + i0+"/mobile",schemaPath:"#/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data17.length <= 80){
if(!(formats2.validate(data17))){
const err43 = {instancePath:instancePath+"/contacts/" + i0+"/mobile",schemaPath:"#/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err44 = {instancePath:instancePath+"/contacts/" + i0+"/mobile",schemaPath:"#/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data15.phone !== undefined){
let data18 = data15.phone;
if(typeof data18 === "string"){
if(func0(data18) > 40){
const err45 = {instancePath:instancePath+"/contacts/" + i0+"/phone",schemaPath:"#/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data18.length <= 80){
if(!(formats4.validate(data18))){
const err46 = {instancePath:instancePath+"/contacts/" + i0+"/phone",schemaPath:"#/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err47 = {instancePath:instancePath+"/contacts/" + i0+"/phone",schemaPath:"#/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data15.address !== undefined){
let data19 = data15.address;
if(typeof data19 === "string"){
if(func0(data19) > 500){
const err48 = {instancePath:instancePath+"/contacts/" + i0+"/address",schemaPath:"#/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/contacts/" + i0+"/address",schemaPath:"#/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err50 = {instancePath:instancePath+"/contacts/" + i0,schemaPath:"#/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err51 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.bankAccounts !== undefined){
let data20 = data.bankAccounts;
if(Array.isArray(data20)){
if(data20.length > 5){
const err52 = {instancePath:instancePath+"/bankAccounts",schemaPath:"#/properties/bankAccounts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data20.length <= 5){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key2 in data21){
if(!(((((key2 === "bankName") || (key2 === "address")) || (key2 === "rib")) || (key2 === "iban")) || (key2 === "bic"))){
const err53 = {instancePath:instancePath+"/bankAccounts/" + i1,schemaPath:"#/properties/bankAccounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data21.bankName !== undefined){
let data22 = data21.bankName;
if(typeof data22 === "string"){
if(func0(data22) > 200){
const err54 = {instancePath:instancePath+"/bankAccounts/" + i1+"/bankName",schemaPath:"#/properties/bankAccounts/items/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/bankAccounts/" + i1+"/bankName",schemaPath:"#/properties/bankAccounts/items/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data21.address !== undefined){
let data23 = data21.address;
if(typeof data23 === "string"){
if(func0(data23) > 500){
const err56 = {instancePath:instancePath+"/bankAccounts/" + i1+"/address",schemaPath:"#/properties/bankAccounts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
else {
const err57 = {instancePath:instancePath+"/bankAccounts/" + i1+"/address",schemaPath:"#/properties/bankAccounts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data21.rib !== undefined){
let data24 = data21.rib;
if(typeof data24 === "string"){
if(func0(data24) > 60){
const err58 = {instancePath:instancePath+"/bankAccounts/" + i1+"/rib",schemaPath:"#/properties/bankAccounts/items/properties/rib/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data24.length <= 120){
if(!(formats6.validate(data24))){
const err59 = {instancePath:instancePath+"/bankAccounts/" + i1+"/rib",schemaPath:"#/properties/bankAccounts/items/properties/rib/format",keyword:"format",params:{format: "bankRib"},message:"must match format \""+"bankRib"+"\""};
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
const err60 = {instancePath:instancePath+"/bankAccounts/" + i1+"/rib",schemaPath:"#/properties/bankAccounts/items/properties/rib/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data21.iban !== undefined){
let data25 = data21.iban;
if(typeof data25 === "string"){
if(func0(data25) > 60){
const err61 = {instancePath:instancePath+"/bankAccounts/" + i1+"/iban",schemaPath:"#/properties/bankAccounts/items/properties/iban/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data25.length <= 120){
if(!(formats8.validate(data25))){
const err62 = {instancePath:instancePath+"/bankAccounts/" + i1+"/iban",schemaPath:"#/properties/bankAccounts/items/properties/iban/format",keyword:"format",params:{format: "bankIban"},message:"must match format \""+"bankIban"+"\""};
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
const err63 = {instancePath:instancePath+"/bankAccounts/" + i1+"/iban",schemaPath:"#/properties/bankAccounts/items/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data21.bic !== undefined){
let data26 = data21.bic;
if(typeof data26 === "string"){
if(func0(data26) > 20){
const err64 = {instancePath:instancePath+"/bankAccounts/" + i1+"/bic",schemaPath:"#/properties/bankAccounts/items/properties/bic/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data26.length <= 40){
if(!(formats10.validate(data26))){
const err65 = {instancePath:instancePath+"/bankAccounts/" + i1+"/bic",schemaPath:"#/properties/bankAccounts/items/properties/bic/format",keyword:"format",params:{format: "bic"},message:"must match format \""+"bic"+"\""};
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
const err66 = {instancePath:instancePath+"/bankAccounts/" + i1+"/bic",schemaPath:"#/properties/bankAccounts/items/properties/bic/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err67 = {instancePath:instancePath+"/bankAccounts/" + i1,schemaPath:"#/properties/bankAccounts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err68 = {instancePath:instancePath+"/bankAccounts",schemaPath:"#/properties/bankAccounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.oldSignaturePicture !== undefined){
let data27 = data.oldSignaturePicture;
if(typeof data27 === "string"){
if(func0(data27) > 36){
const err69 = {instancePath:instancePath+"/oldSignaturePicture",schemaPath:"#/properties/oldSignaturePicture/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
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
const err70 = {instancePath:instancePath+"/oldSignaturePicture",schemaPath:"#/properties/oldSignaturePicture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data.oldStampPicture !== undefined){
let data28 = data.oldStampPicture;
if(typeof data28 === "string"){
if(func0(data28) > 36){
const err71 = {instancePath:instancePath+"/oldStampPicture",schemaPath:"#/properties/oldStampPicture/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
else {
const err72 = {instancePath:instancePath+"/oldStampPicture",schemaPath:"#/properties/oldStampPicture/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data.creationStep !== undefined){
let data29 = data.creationStep;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err73 = {instancePath:instancePath+"/creationStep",schemaPath:"#/properties/creationStep/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(2 !== data29){
const err74 = {instancePath:instancePath+"/creationStep",schemaPath:"#/properties/creationStep/const",keyword:"const",params:{allowedValue: 2},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data.gender !== undefined){
if(typeof data.gender !== "string"){
const err75 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.surname !== undefined){
if(typeof data.surname !== "string"){
const err76 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.firstName !== undefined){
if(typeof data.firstName !== "string"){
const err77 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data.birthDate !== undefined){
if(typeof data.birthDate !== "string"){
const err78 = {instancePath:instancePath+"/birthDate",schemaPath:"#/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.placeOfBirth !== undefined){
if(typeof data.placeOfBirth !== "string"){
const err79 = {instancePath:instancePath+"/placeOfBirth",schemaPath:"#/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data.nationality !== undefined){
if(typeof data.nationality !== "string"){
const err80 = {instancePath:instancePath+"/nationality",schemaPath:"#/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err81 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.legalStatus !== undefined){
if(typeof data.legalStatus !== "string"){
const err82 = {instancePath:instancePath+"/legalStatus",schemaPath:"#/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.shareCapital !== undefined){
let data38 = data.shareCapital;
if(!((typeof data38 == "number") && (isFinite(data38)))){
const err83 = {instancePath:instancePath+"/shareCapital",schemaPath:"#/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data.siren !== undefined){
if(typeof data.siren !== "string"){
const err84 = {instancePath:instancePath+"/siren",schemaPath:"#/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.siret !== undefined){
if(typeof data.siret !== "string"){
const err85 = {instancePath:instancePath+"/siret",schemaPath:"#/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.vatNumber !== undefined){
if(typeof data.vatNumber !== "string"){
const err86 = {instancePath:instancePath+"/vatNumber",schemaPath:"#/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err87 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

return {
  "record": exports.v2,
  "wire": exports.v3,
  "entries": {
    "contacts": exports.v0,
    "bankAccounts": exports.v1
  },
  "unique": [],
  "demands": [
    {
      "paths": [
        "surname",
        "firstName"
      ],
      "when": (self) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
    }
  ],
  "takes": {},
  "pointing": [],
  "computed": [],
  "initial": []
}
}
