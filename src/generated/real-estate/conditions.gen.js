// Made by `npm run generate`. Change schemas/real-estate and run it again.
export default function factory(formats, runtime) {
const exports = {}

exports.v0 = validate10;
const schema27 = {"required":["habitable"],"properties":{"habitable":{"type":"object"}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.habitable === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "habitable"},message:"must have required property '"+"habitable"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.habitable !== undefined){
let data0 = data.habitable;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err1 = {instancePath:instancePath+"/habitable",schemaPath:"#/properties/habitable/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

exports.v1 = validate11;
const schema28 = {"required":["condominiumTrustee"],"properties":{"condominiumTrustee":{"type":"object"}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.condominiumTrustee === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "condominiumTrustee"},message:"must have required property '"+"condominiumTrustee"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.condominiumTrustee !== undefined){
let data0 = data.condominiumTrustee;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err1 = {instancePath:instancePath+"/condominiumTrustee",schemaPath:"#/properties/condominiumTrustee/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

exports.v2 = validate12;
const schema29 = {"required":["type"],"properties":{"type":{"enum":["HOUSE","APARTEMENT","COMMERCIAL_SPACE","CASTEL","OFFICE"]}}};

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
if(data.type !== undefined){
let data0 = data.type;
if(!(((((data0 === "HOUSE") || (data0 === "APARTEMENT")) || (data0 === "COMMERCIAL_SPACE")) || (data0 === "CASTEL")) || (data0 === "OFFICE"))){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema29.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
validate12.errors = vErrors;
return errors === 0;
}

return [exports.v0, exports.v1, exports.v2]
}
