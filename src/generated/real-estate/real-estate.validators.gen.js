// Made by `npm run generate`. Change schemas/real-estate and run it again.
export default function factory(formats, runtime) {
const exports = {}
const { cel } = runtime

exports.v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}}};
const func0 = runtime.ucs2length;
const formats0 = formats.uuid;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.resourceUuid === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "label") || (key0 === "resourceUuid"))){
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
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func0(data0) > 255){
const err3 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
const err4 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.resourceUuid !== undefined){
let data1 = data.resourceUuid;
if(typeof data1 === "string"){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err6 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

exports.v1 = validate1;
const schema1 = {"type":"object","additionalProperties":false,"required":["type","surface"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","lookup":"componentTypes","enum":["LIVING_ROOM","KITCHEN","BED_ROOM","LAUNDRY_ROOM","TOILET","SHOWER","TOILET_SHOWER","GARDEN","TERRACE","BALCONY","CLOSET","CAVE"]},"surface":{"type":"number","minimum":0,"maximum":1000000000,"unit":"m²"},"label":{"type":"string","format":"line","maxLength":200}}};
const formats4 = formats.line;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.surface === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surface"},message:"must have required property '"+"surface"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "resourceUuid") || (key0 === "type")) || (key0 === "surface")) || (key0 === "label"))){
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
if(!(formats0.validate(data0))){
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
if(!((((((((((((data1 === "LIVING_ROOM") || (data1 === "KITCHEN")) || (data1 === "BED_ROOM")) || (data1 === "LAUNDRY_ROOM")) || (data1 === "TOILET")) || (data1 === "SHOWER")) || (data1 === "TOILET_SHOWER")) || (data1 === "GARDEN")) || (data1 === "TERRACE")) || (data1 === "BALCONY")) || (data1 === "CLOSET")) || (data1 === "CAVE"))){
const err5 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema1.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(typeof data1 === "string")){
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
if(data.surface !== undefined){
let data2 = data.surface;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err9 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.label !== undefined){
let data3 = data.label;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err10 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length <= 400){
if(!(formats4.validate(data3))){
const err11 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err12 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate1.errors = vErrors;
return errors === 0;
}

exports.v2 = validate2;
const schema2 = {"type":"object","additionalProperties":false,"required":["label","type","address","surface","measureUnity"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"label":{"type":"string","format":"line","minLength":1,"maxLength":200},"type":{"type":"string","lookup":"realEstateTypes","enum":["BUILDING_LAND","HOUSE","APARTEMENT","BUILDING","PARKING","BOX","COMMERCIAL_SPACE","LAND","WAREHOUSE","CASTEL","OFFICE","OTHER"]},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line","minLength":1},"surface":{"type":"number","minimum":0,"maximum":1000000000,"unit":"{measureUnity}"},"measureUnity":{"type":"string","enum":["SQUARE_METERS","HECTARES"],"factors":{"SQUARE_METERS":1,"HECTARES":10000},"default":"SQUARE_METERS","wire":{"aliases":{"m2":"SQUARE_METERS","ha":"HECTARES"}}},"constructionYear":{"type":"integer","minimum":1400,"format":"pastYear"},"acquisitionDate":{"type":"string","format":"pastDate"},"pictures":{"type":"array","readOnly":true,"listed":false,"maxItems":5,"items":{"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}}},"upload":{"part":"pictures","accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"maxBytes":10485760,"bytes":"getRealEstatePicture"},"wire":{"keptAs":"oldPictures"}},"habitable":{"type":["object","null"],"listed":false,"additionalProperties":false,"required":["habitableComponents"],"properties":{"habitableComponents":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["type","surface"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","lookup":"componentTypes","enum":["LIVING_ROOM","KITCHEN","BED_ROOM","LAUNDRY_ROOM","TOILET","SHOWER","TOILET_SHOWER","GARDEN","TERRACE","BALCONY","CLOSET","CAVE"]},"surface":{"type":"number","minimum":0,"maximum":1000000000,"unit":"m²"},"label":{"type":"string","format":"line","maxLength":200}}},"wire":{"keptAs":"oldHabitableComponents"}}}},"condominiumTrustee":{"type":["object","null"],"listed":false,"additionalProperties":false,"required":["name","realestatetenth","condominiumtrusteetenth"],"properties":{"name":{"type":"string","format":"line","minLength":1,"maxLength":200},"phone":{"type":"string","format":"phone","maxLength":40},"email":{"type":"string","format":"email","maxLength":254},"realestatetenth":{"type":"number","minimum":0,"maximum":1000000000},"condominiumtrusteetenth":{"type":"number","minimum":0,"maximum":1000000000}}}},"allOf":[{"if":{"matches":"(self) => cel.isIn(cel.text(cel.field(self, \"type\")), cel.list(\"HOUSE\", \"APARTEMENT\", \"COMMERCIAL_SPACE\", \"CASTEL\", \"OFFICE\"))"},"then":{"required":["habitable"],"properties":{"habitable":{"type":"object","required":["habitableComponents"],"properties":{"habitableComponents":{"type":"array","minItems":1}}}}}}]};
const func2 = Object.prototype.hasOwnProperty;
const formats12 = formats.pastYear;
const formats14 = formats.pastDate;
const formats24 = formats.phone;
const formats26 = formats.email;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(((self) => cel.isIn(cel.text(cel.field(self, "type")), cel.list("HOUSE", "APARTEMENT", "COMMERCIAL_SPACE", "CASTEL", "OFFICE")))(data) !== true){
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
if(data.habitable === undefined){
const err1 = {instancePath,schemaPath:"#/allOf/0/then/required",keyword:"required",params:{missingProperty: "habitable"},message:"must have required property '"+"habitable"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.habitable !== undefined){
let data0 = data.habitable;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.habitableComponents === undefined){
const err2 = {instancePath:instancePath+"/habitable",schemaPath:"#/allOf/0/then/properties/habitable/required",keyword:"required",params:{missingProperty: "habitableComponents"},message:"must have required property '"+"habitableComponents"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.habitableComponents !== undefined){
let data1 = data0.habitableComponents;
if(Array.isArray(data1)){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/habitable/habitableComponents",schemaPath:"#/allOf/0/then/properties/habitable/properties/habitableComponents/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
const err4 = {instancePath:instancePath+"/habitable/habitableComponents",schemaPath:"#/allOf/0/then/properties/habitable/properties/habitableComponents/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err5 = {instancePath:instancePath+"/habitable",schemaPath:"#/allOf/0/then/properties/habitable/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err6 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.type === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.address === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.surface === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surface"},message:"must have required property '"+"surface"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.measureUnity === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "measureUnity"},message:"must have required property '"+"measureUnity"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema2.properties, key0))){
const err12 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.resourceUuid !== undefined){
let data2 = data.resourceUuid;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
const err13 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err14 = {instancePath:instancePath+"/resourceUuid",schemaPath:"#/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.label !== undefined){
let data3 = data.label;
if(typeof data3 === "string"){
if(func0(data3) > 200){
const err15 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func0(data3) < 1){
const err16 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.length <= 400){
if(!(formats4.validate(data3))){
const err17 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err18 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(!((((((((((((data4 === "BUILDING_LAND") || (data4 === "HOUSE")) || (data4 === "APARTEMENT")) || (data4 === "BUILDING")) || (data4 === "PARKING")) || (data4 === "BOX")) || (data4 === "COMMERCIAL_SPACE")) || (data4 === "LAND")) || (data4 === "WAREHOUSE")) || (data4 === "CASTEL")) || (data4 === "OFFICE")) || (data4 === "OTHER"))){
const err19 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!(typeof data4 === "string")){
const err20 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.address !== undefined){
let data5 = data.address;
if(typeof data5 === "string"){
if(func0(data5) > 500){
const err21 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func0(data5) < 1){
const err22 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data5.length <= 1000){
if(!(formats4.validate(data5))){
const err23 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err24 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.surface !== undefined){
let data6 = data.surface;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1000000000 || isNaN(data6)){
const err25 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6 < 0 || isNaN(data6)){
const err26 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err27 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.measureUnity !== undefined){
let data7 = data.measureUnity;
if(typeof data7 !== "string"){
const err28 = {instancePath:instancePath+"/measureUnity",schemaPath:"#/properties/measureUnity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!((data7 === "SQUARE_METERS") || (data7 === "HECTARES"))){
const err29 = {instancePath:instancePath+"/measureUnity",schemaPath:"#/properties/measureUnity/enum",keyword:"enum",params:{allowedValues: schema2.properties.measureUnity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.constructionYear !== undefined){
let data8 = data.constructionYear;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err30 = {instancePath:instancePath+"/constructionYear",schemaPath:"#/properties/constructionYear/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 1400 || isNaN(data8)){
const err31 = {instancePath:instancePath+"/constructionYear",schemaPath:"#/properties/constructionYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1400},message:"must be >= 1400"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(!(formats12.validate(data8))){
const err32 = {instancePath:instancePath+"/constructionYear",schemaPath:"#/properties/constructionYear/format",keyword:"format",params:{format: "pastYear"},message:"must match format \""+"pastYear"+"\""};
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
if(data.acquisitionDate !== undefined){
let data9 = data.acquisitionDate;
if(typeof data9 === "string"){
if(!(formats14.validate(data9))){
const err33 = {instancePath:instancePath+"/acquisitionDate",schemaPath:"#/properties/acquisitionDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
const err34 = {instancePath:instancePath+"/acquisitionDate",schemaPath:"#/properties/acquisitionDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.pictures !== undefined){
let data10 = data.pictures;
if(Array.isArray(data10)){
if(data10.length > 5){
const err35 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data10.length <= 5){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.label === undefined){
const err36 = {instancePath:instancePath+"/pictures/" + i0,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11.resourceUuid === undefined){
const err37 = {instancePath:instancePath+"/pictures/" + i0,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key1 in data11){
if(!((key1 === "label") || (key1 === "resourceUuid"))){
const err38 = {instancePath:instancePath+"/pictures/" + i0,schemaPath:"#/properties/pictures/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data11.label !== undefined){
let data12 = data11.label;
if(typeof data12 === "string"){
if(func0(data12) > 255){
const err39 = {instancePath:instancePath+"/pictures/" + i0+"/label",schemaPath:"#/properties/pictures/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/pictures/" + i0+"/label",schemaPath:"#/properties/pictures/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data11.resourceUuid !== undefined){
let data13 = data11.resourceUuid;
if(typeof data13 === "string"){
if(!(formats0.validate(data13))){
const err41 = {instancePath:instancePath+"/pictures/" + i0+"/resourceUuid",schemaPath:"#/properties/pictures/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/pictures/" + i0+"/resourceUuid",schemaPath:"#/properties/pictures/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err43 = {instancePath:instancePath+"/pictures/" + i0,schemaPath:"#/properties/pictures/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err44 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.habitable !== undefined){
let data14 = data.habitable;
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err45 = {instancePath:instancePath+"/habitable",schemaPath:"#/properties/habitable/type",keyword:"type",params:{type: schema2.properties.habitable.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.habitableComponents === undefined){
const err46 = {instancePath:instancePath+"/habitable",schemaPath:"#/properties/habitable/required",keyword:"required",params:{missingProperty: "habitableComponents"},message:"must have required property '"+"habitableComponents"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
for(const key2 in data14){
if(!(key2 === "habitableComponents")){
const err47 = {instancePath:instancePath+"/habitable",schemaPath:"#/properties/habitable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data14.habitableComponents !== undefined){
let data15 = data14.habitableComponents;
if(Array.isArray(data15)){
if(data15.length > 100){
const err48 = {instancePath:instancePath+"/habitable/habitableComponents",schemaPath:"#/properties/habitable/properties/habitableComponents/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data15.length <= 100){
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
let data16 = data15[i1];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.type === undefined){
const err49 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1,schemaPath:"#/properties/habitable/properties/habitableComponents/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data16.surface === undefined){
const err50 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1,schemaPath:"#/properties/habitable/properties/habitableComponents/items/required",keyword:"required",params:{missingProperty: "surface"},message:"must have required property '"+"surface"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key3 in data16){
if(!((((key3 === "resourceUuid") || (key3 === "type")) || (key3 === "surface")) || (key3 === "label"))){
const err51 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1,schemaPath:"#/properties/habitable/properties/habitableComponents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data16.resourceUuid !== undefined){
let data17 = data16.resourceUuid;
if(typeof data17 === "string"){
if(!(formats0.validate(data17))){
const err52 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1+"/resourceUuid",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err53 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1+"/resourceUuid",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data16.type !== undefined){
let data18 = data16.type;
if(!((((((((((((data18 === "LIVING_ROOM") || (data18 === "KITCHEN")) || (data18 === "BED_ROOM")) || (data18 === "LAUNDRY_ROOM")) || (data18 === "TOILET")) || (data18 === "SHOWER")) || (data18 === "TOILET_SHOWER")) || (data18 === "GARDEN")) || (data18 === "TERRACE")) || (data18 === "BALCONY")) || (data18 === "CLOSET")) || (data18 === "CAVE"))){
const err54 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1+"/type",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema2.properties.habitable.properties.habitableComponents.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!(typeof data18 === "string")){
const err55 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1+"/type",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data16.surface !== undefined){
let data19 = data16.surface;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 1000000000 || isNaN(data19)){
const err56 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1+"/surface",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/surface/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data19 < 0 || isNaN(data19)){
const err57 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1+"/surface",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/surface/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err58 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1+"/surface",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/surface/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data16.label !== undefined){
let data20 = data16.label;
if(typeof data20 === "string"){
if(func0(data20) > 200){
const err59 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1+"/label",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data20.length <= 400){
if(!(formats4.validate(data20))){
const err60 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1+"/label",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/label/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err61 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1+"/label",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err62 = {instancePath:instancePath+"/habitable/habitableComponents/" + i1,schemaPath:"#/properties/habitable/properties/habitableComponents/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err63 = {instancePath:instancePath+"/habitable/habitableComponents",schemaPath:"#/properties/habitable/properties/habitableComponents/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
}
if(data.condominiumTrustee !== undefined){
let data21 = data.condominiumTrustee;
if((!(data21 && typeof data21 == "object" && !Array.isArray(data21))) && (data21 !== null)){
const err64 = {instancePath:instancePath+"/condominiumTrustee",schemaPath:"#/properties/condominiumTrustee/type",keyword:"type",params:{type: schema2.properties.condominiumTrustee.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.name === undefined){
const err65 = {instancePath:instancePath+"/condominiumTrustee",schemaPath:"#/properties/condominiumTrustee/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data21.realestatetenth === undefined){
const err66 = {instancePath:instancePath+"/condominiumTrustee",schemaPath:"#/properties/condominiumTrustee/required",keyword:"required",params:{missingProperty: "realestatetenth"},message:"must have required property '"+"realestatetenth"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data21.condominiumtrusteetenth === undefined){
const err67 = {instancePath:instancePath+"/condominiumTrustee",schemaPath:"#/properties/condominiumTrustee/required",keyword:"required",params:{missingProperty: "condominiumtrusteetenth"},message:"must have required property '"+"condominiumtrusteetenth"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key4 in data21){
if(!(((((key4 === "name") || (key4 === "phone")) || (key4 === "email")) || (key4 === "realestatetenth")) || (key4 === "condominiumtrusteetenth"))){
const err68 = {instancePath:instancePath+"/condominiumTrustee",schemaPath:"#/properties/condominiumTrustee/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data21.name !== undefined){
let data22 = data21.name;
if(typeof data22 === "string"){
if(func0(data22) > 200){
const err69 = {instancePath:instancePath+"/condominiumTrustee/name",schemaPath:"#/properties/condominiumTrustee/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(func0(data22) < 1){
const err70 = {instancePath:instancePath+"/condominiumTrustee/name",schemaPath:"#/properties/condominiumTrustee/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data22.length <= 400){
if(!(formats4.validate(data22))){
const err71 = {instancePath:instancePath+"/condominiumTrustee/name",schemaPath:"#/properties/condominiumTrustee/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err72 = {instancePath:instancePath+"/condominiumTrustee/name",schemaPath:"#/properties/condominiumTrustee/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data21.phone !== undefined){
let data23 = data21.phone;
if(typeof data23 === "string"){
if(func0(data23) > 40){
const err73 = {instancePath:instancePath+"/condominiumTrustee/phone",schemaPath:"#/properties/condominiumTrustee/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data23.length <= 80){
if(!(formats24.validate(data23))){
const err74 = {instancePath:instancePath+"/condominiumTrustee/phone",schemaPath:"#/properties/condominiumTrustee/properties/phone/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
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
else {
const err75 = {instancePath:instancePath+"/condominiumTrustee/phone",schemaPath:"#/properties/condominiumTrustee/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data21.email !== undefined){
let data24 = data21.email;
if(typeof data24 === "string"){
if(func0(data24) > 254){
const err76 = {instancePath:instancePath+"/condominiumTrustee/email",schemaPath:"#/properties/condominiumTrustee/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data24.length <= 508){
if(!(formats26.validate(data24))){
const err77 = {instancePath:instancePath+"/condominiumTrustee/email",schemaPath:"#/properties/condominiumTrustee/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err78 = {instancePath:instancePath+"/condominiumTrustee/email",schemaPath:"#/properties/condominiumTrustee/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data21.realestatetenth !== undefined){
let data25 = data21.realestatetenth;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 1000000000 || isNaN(data25)){
const err79 = {instancePath:instancePath+"/condominiumTrustee/realestatetenth",schemaPath:"#/properties/condominiumTrustee/properties/realestatetenth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data25 < 0 || isNaN(data25)){
const err80 = {instancePath:instancePath+"/condominiumTrustee/realestatetenth",schemaPath:"#/properties/condominiumTrustee/properties/realestatetenth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err81 = {instancePath:instancePath+"/condominiumTrustee/realestatetenth",schemaPath:"#/properties/condominiumTrustee/properties/realestatetenth/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data21.condominiumtrusteetenth !== undefined){
let data26 = data21.condominiumtrusteetenth;
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 1000000000 || isNaN(data26)){
const err82 = {instancePath:instancePath+"/condominiumTrustee/condominiumtrusteetenth",schemaPath:"#/properties/condominiumTrustee/properties/condominiumtrusteetenth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data26 < 0 || isNaN(data26)){
const err83 = {instancePath:instancePath+"/condominiumTrustee/condominiumtrusteetenth",schemaPath:"#/properties/condominiumTrustee/properties/condominiumtrusteetenth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
else {
const err84 = {instancePath:instancePath+"/condominiumTrustee/condominiumtrusteetenth",schemaPath:"#/properties/condominiumTrustee/properties/condominiumtrusteetenth/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
}
else {
const err85 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

exports.v3 = validate3;
const schema3 = {"type":"object","additionalProperties":false,"required":["label","type","address","surface","measureUnity"],"properties":{"label":{"type":"string","format":"line","minLength":1,"maxLength":200},"type":{"type":"string","lookup":"realEstateTypes","enum":["BUILDING_LAND","HOUSE","APARTEMENT","BUILDING","PARKING","BOX","COMMERCIAL_SPACE","LAND","WAREHOUSE","CASTEL","OFFICE","OTHER"]},"address":{"type":"string","maxLength":500,"wire":{"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"format":"line","minLength":1},"surface":{"type":"number","minimum":0,"maximum":1000000000,"unit":"{measureUnity}"},"measureUnity":{"type":"string","enum":["SQUARE_METERS","HECTARES"],"factors":{"SQUARE_METERS":1,"HECTARES":10000},"default":"SQUARE_METERS","wire":{"aliases":{"m2":"SQUARE_METERS","ha":"HECTARES"}}},"constructionYear":{"type":"integer","minimum":1400,"format":"pastYear"},"acquisitionDate":{"type":"string","format":"pastDate"},"oldPictures":{"type":"array","writeOnly":true,"maxItems":5,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},"habitable":{"type":["object","null"],"listed":false,"additionalProperties":false,"required":["habitableComponents"],"properties":{"habitableComponents":{"type":"array","maxItems":100,"items":{"type":"object","additionalProperties":false,"required":["type","surface"],"properties":{"type":{"type":"string","lookup":"componentTypes","enum":["LIVING_ROOM","KITCHEN","BED_ROOM","LAUNDRY_ROOM","TOILET","SHOWER","TOILET_SHOWER","GARDEN","TERRACE","BALCONY","CLOSET","CAVE"]},"surface":{"type":"number","minimum":0,"maximum":1000000000,"unit":"m²"},"label":{"type":"string","format":"line","maxLength":200}}},"wire":{"keptAs":"oldHabitableComponents"}}}},"oldHabitableComponents":{"type":"array","writeOnly":true,"maxItems":100,"uniqueItems":true,"items":{"type":"string","format":"uuid"}},"condominiumTrustee":{"type":["object","null"],"listed":false,"additionalProperties":false,"required":["name","realestatetenth","condominiumtrusteetenth"],"properties":{"name":{"type":"string","format":"line","minLength":1,"maxLength":200},"phone":{"type":"string","format":"phone","maxLength":40},"email":{"type":"string","format":"email","maxLength":254},"realestatetenth":{"type":"number","minimum":0,"maximum":1000000000},"condominiumtrusteetenth":{"type":"number","minimum":0,"maximum":1000000000}}}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.label === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.address === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.surface === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "surface"},message:"must have required property '"+"surface"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.measureUnity === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "measureUnity"},message:"must have required property '"+"measureUnity"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema3.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err6 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func0(data0) < 1){
const err7 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.length <= 400){
if(!(formats4.validate(data0))){
const err8 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err9 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!((((((((((((data1 === "BUILDING_LAND") || (data1 === "HOUSE")) || (data1 === "APARTEMENT")) || (data1 === "BUILDING")) || (data1 === "PARKING")) || (data1 === "BOX")) || (data1 === "COMMERCIAL_SPACE")) || (data1 === "LAND")) || (data1 === "WAREHOUSE")) || (data1 === "CASTEL")) || (data1 === "OFFICE")) || (data1 === "OTHER"))){
const err10 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!(typeof data1 === "string")){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data2 = data.address;
if(typeof data2 === "string"){
if(func0(data2) > 500){
const err12 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func0(data2) < 1){
const err13 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.length <= 1000){
if(!(formats4.validate(data2))){
const err14 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err15 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.surface !== undefined){
let data3 = data.surface;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000 || isNaN(data3)){
const err16 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err17 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/surface",schemaPath:"#/properties/surface/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.measureUnity !== undefined){
let data4 = data.measureUnity;
if(typeof data4 !== "string"){
const err19 = {instancePath:instancePath+"/measureUnity",schemaPath:"#/properties/measureUnity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!((data4 === "SQUARE_METERS") || (data4 === "HECTARES"))){
const err20 = {instancePath:instancePath+"/measureUnity",schemaPath:"#/properties/measureUnity/enum",keyword:"enum",params:{allowedValues: schema3.properties.measureUnity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.constructionYear !== undefined){
let data5 = data.constructionYear;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err21 = {instancePath:instancePath+"/constructionYear",schemaPath:"#/properties/constructionYear/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1400 || isNaN(data5)){
const err22 = {instancePath:instancePath+"/constructionYear",schemaPath:"#/properties/constructionYear/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1400},message:"must be >= 1400"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!(formats12.validate(data5))){
const err23 = {instancePath:instancePath+"/constructionYear",schemaPath:"#/properties/constructionYear/format",keyword:"format",params:{format: "pastYear"},message:"must match format \""+"pastYear"+"\""};
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
if(data.acquisitionDate !== undefined){
let data6 = data.acquisitionDate;
if(typeof data6 === "string"){
if(!(formats14.validate(data6))){
const err24 = {instancePath:instancePath+"/acquisitionDate",schemaPath:"#/properties/acquisitionDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/acquisitionDate",schemaPath:"#/properties/acquisitionDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.oldPictures !== undefined){
let data7 = data.oldPictures;
if(Array.isArray(data7)){
if(data7.length > 5){
const err26 = {instancePath:instancePath+"/oldPictures",schemaPath:"#/properties/oldPictures/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data7.length <= 5){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 === "string"){
if(!(formats0.validate(data8))){
const err27 = {instancePath:instancePath+"/oldPictures/" + i0,schemaPath:"#/properties/oldPictures/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/oldPictures/" + i0,schemaPath:"#/properties/oldPictures/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data7.length <= 5){
let i1 = data7.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data7[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err29 = {instancePath:instancePath+"/oldPictures",schemaPath:"#/properties/oldPictures/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
}
else {
const err30 = {instancePath:instancePath+"/oldPictures",schemaPath:"#/properties/oldPictures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.habitable !== undefined){
let data9 = data.habitable;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err31 = {instancePath:instancePath+"/habitable",schemaPath:"#/properties/habitable/type",keyword:"type",params:{type: schema3.properties.habitable.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.habitableComponents === undefined){
const err32 = {instancePath:instancePath+"/habitable",schemaPath:"#/properties/habitable/required",keyword:"required",params:{missingProperty: "habitableComponents"},message:"must have required property '"+"habitableComponents"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key1 in data9){
if(!(key1 === "habitableComponents")){
const err33 = {instancePath:instancePath+"/habitable",schemaPath:"#/properties/habitable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data9.habitableComponents !== undefined){
let data10 = data9.habitableComponents;
if(Array.isArray(data10)){
if(data10.length > 100){
const err34 = {instancePath:instancePath+"/habitable/habitableComponents",schemaPath:"#/properties/habitable/properties/habitableComponents/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data10.length <= 100){
const len1 = data10.length;
for(let i2=0; i2<len1; i2++){
let data11 = data10[i2];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.type === undefined){
const err35 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2,schemaPath:"#/properties/habitable/properties/habitableComponents/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.surface === undefined){
const err36 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2,schemaPath:"#/properties/habitable/properties/habitableComponents/items/required",keyword:"required",params:{missingProperty: "surface"},message:"must have required property '"+"surface"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key2 in data11){
if(!(((key2 === "type") || (key2 === "surface")) || (key2 === "label"))){
const err37 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2,schemaPath:"#/properties/habitable/properties/habitableComponents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data11.type !== undefined){
let data12 = data11.type;
if(!((((((((((((data12 === "LIVING_ROOM") || (data12 === "KITCHEN")) || (data12 === "BED_ROOM")) || (data12 === "LAUNDRY_ROOM")) || (data12 === "TOILET")) || (data12 === "SHOWER")) || (data12 === "TOILET_SHOWER")) || (data12 === "GARDEN")) || (data12 === "TERRACE")) || (data12 === "BALCONY")) || (data12 === "CLOSET")) || (data12 === "CAVE"))){
const err38 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2+"/type",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema3.properties.habitable.properties.habitableComponents.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!(typeof data12 === "string")){
const err39 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2+"/type",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data11.surface !== undefined){
let data13 = data11.surface;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000000 || isNaN(data13)){
const err40 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2+"/surface",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/surface/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data13 < 0 || isNaN(data13)){
const err41 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2+"/surface",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/surface/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2+"/surface",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/surface/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data11.label !== undefined){
let data14 = data11.label;
if(typeof data14 === "string"){
if(func0(data14) > 200){
const err43 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2+"/label",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/label/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14.length <= 400){
if(!(formats4.validate(data14))){
const err44 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2+"/label",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/label/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err45 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2+"/label",schemaPath:"#/properties/habitable/properties/habitableComponents/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err46 = {instancePath:instancePath+"/habitable/habitableComponents/" + i2,schemaPath:"#/properties/habitable/properties/habitableComponents/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err47 = {instancePath:instancePath+"/habitable/habitableComponents",schemaPath:"#/properties/habitable/properties/habitableComponents/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(data.oldHabitableComponents !== undefined){
let data15 = data.oldHabitableComponents;
if(Array.isArray(data15)){
if(data15.length > 100){
const err48 = {instancePath:instancePath+"/oldHabitableComponents",schemaPath:"#/properties/oldHabitableComponents/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data15.length <= 100){
const len2 = data15.length;
for(let i3=0; i3<len2; i3++){
let data16 = data15[i3];
if(typeof data16 === "string"){
if(!(formats0.validate(data16))){
const err49 = {instancePath:instancePath+"/oldHabitableComponents/" + i3,schemaPath:"#/properties/oldHabitableComponents/items/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err50 = {instancePath:instancePath+"/oldHabitableComponents/" + i3,schemaPath:"#/properties/oldHabitableComponents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(data15.length <= 100){
let i4 = data15.length;
let j1;
if(i4 > 1){
const indices1 = {};
for(;i4--;){
let item1 = data15[i4];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j1 = indices1[item1];
const err51 = {instancePath:instancePath+"/oldHabitableComponents",schemaPath:"#/properties/oldHabitableComponents/uniqueItems",keyword:"uniqueItems",params:{i: i4, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i4+" are identical)"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
break;
}
indices1[item1] = i4;
}
}
}
}
else {
const err52 = {instancePath:instancePath+"/oldHabitableComponents",schemaPath:"#/properties/oldHabitableComponents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.condominiumTrustee !== undefined){
let data17 = data.condominiumTrustee;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)){
const err53 = {instancePath:instancePath+"/condominiumTrustee",schemaPath:"#/properties/condominiumTrustee/type",keyword:"type",params:{type: schema3.properties.condominiumTrustee.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.name === undefined){
const err54 = {instancePath:instancePath+"/condominiumTrustee",schemaPath:"#/properties/condominiumTrustee/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data17.realestatetenth === undefined){
const err55 = {instancePath:instancePath+"/condominiumTrustee",schemaPath:"#/properties/condominiumTrustee/required",keyword:"required",params:{missingProperty: "realestatetenth"},message:"must have required property '"+"realestatetenth"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data17.condominiumtrusteetenth === undefined){
const err56 = {instancePath:instancePath+"/condominiumTrustee",schemaPath:"#/properties/condominiumTrustee/required",keyword:"required",params:{missingProperty: "condominiumtrusteetenth"},message:"must have required property '"+"condominiumtrusteetenth"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key3 in data17){
if(!(((((key3 === "name") || (key3 === "phone")) || (key3 === "email")) || (key3 === "realestatetenth")) || (key3 === "condominiumtrusteetenth"))){
const err57 = {instancePath:instancePath+"/condominiumTrustee",schemaPath:"#/properties/condominiumTrustee/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data17.name !== undefined){
let data18 = data17.name;
if(typeof data18 === "string"){
if(func0(data18) > 200){
const err58 = {instancePath:instancePath+"/condominiumTrustee/name",schemaPath:"#/properties/condominiumTrustee/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(func0(data18) < 1){
const err59 = {instancePath:instancePath+"/condominiumTrustee/name",schemaPath:"#/properties/condominiumTrustee/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data18.length <= 400){
if(!(formats4.validate(data18))){
const err60 = {instancePath:instancePath+"/condominiumTrustee/name",schemaPath:"#/properties/condominiumTrustee/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err61 = {instancePath:instancePath+"/condominiumTrustee/name",schemaPath:"#/properties/condominiumTrustee/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data17.phone !== undefined){
let data19 = data17.phone;
if(typeof data19 === "string"){
if(func0(data19) > 40){
const err62 = {instancePath:instancePath+"/condominiumTrustee/phone",schemaPath:"#/properties/condominiumTrustee/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data19.length <= 80){
if(!(formats24.validate(data19))){
const err63 = {instancePath:instancePath+"/condominiumTrustee/phone",schemaPath:"#/properties/condominiumTrustee/properties/phone/format",keyword:"format",params:{format: "phone"},message:"must match format \""+"phone"+"\""};
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
const err64 = {instancePath:instancePath+"/condominiumTrustee/phone",schemaPath:"#/properties/condominiumTrustee/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data17.email !== undefined){
let data20 = data17.email;
if(typeof data20 === "string"){
if(func0(data20) > 254){
const err65 = {instancePath:instancePath+"/condominiumTrustee/email",schemaPath:"#/properties/condominiumTrustee/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data20.length <= 508){
if(!(formats26.validate(data20))){
const err66 = {instancePath:instancePath+"/condominiumTrustee/email",schemaPath:"#/properties/condominiumTrustee/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err67 = {instancePath:instancePath+"/condominiumTrustee/email",schemaPath:"#/properties/condominiumTrustee/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data17.realestatetenth !== undefined){
let data21 = data17.realestatetenth;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000000000 || isNaN(data21)){
const err68 = {instancePath:instancePath+"/condominiumTrustee/realestatetenth",schemaPath:"#/properties/condominiumTrustee/properties/realestatetenth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err69 = {instancePath:instancePath+"/condominiumTrustee/realestatetenth",schemaPath:"#/properties/condominiumTrustee/properties/realestatetenth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err70 = {instancePath:instancePath+"/condominiumTrustee/realestatetenth",schemaPath:"#/properties/condominiumTrustee/properties/realestatetenth/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data17.condominiumtrusteetenth !== undefined){
let data22 = data17.condominiumtrusteetenth;
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 1000000000 || isNaN(data22)){
const err71 = {instancePath:instancePath+"/condominiumTrustee/condominiumtrusteetenth",schemaPath:"#/properties/condominiumTrustee/properties/condominiumtrusteetenth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data22 < 0 || isNaN(data22)){
const err72 = {instancePath:instancePath+"/condominiumTrustee/condominiumtrusteetenth",schemaPath:"#/properties/condominiumTrustee/properties/condominiumtrusteetenth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err73 = {instancePath:instancePath+"/condominiumTrustee/condominiumtrusteetenth",schemaPath:"#/properties/condominiumTrustee/properties/condominiumtrusteetenth/type",keyword:"type",params:{type: "number"},message:"must be number"};
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
}
else {
const err74 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
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
    "pictures": exports.v0,
    "habitable.habitableComponents": exports.v1
  },
  "unique": [],
  "demands": [
    {
      "paths": [
        "habitable",
        "habitable.habitableComponents"
      ],
      "when": (self) => cel.isIn(cel.text(cel.field(self, "type")), cel.list("HOUSE", "APARTEMENT", "COMMERCIAL_SPACE", "CASTEL", "OFFICE"))
    }
  ],
  "takes": {},
  "pointing": [],
  "computed": [],
  "initial": []
}
}
