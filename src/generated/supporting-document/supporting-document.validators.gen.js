// Made by `npm run generate`. Change schemas/supporting-document and run it again.
export default function factory(formats, runtime) {
const exports = {}
const { cel } = runtime

exports.v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["fileData"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","lookup":"documentTypes","maxLength":100},"description":{"type":"string","format":"line","maxLength":500},"fileData":{"type":"object","additionalProperties":false,"required":["label","resourceUuid"],"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"readOnly":true,"upload":{"maxBytes":20971520,"bytes":"getFile","part":"documents","accept":["*/*"]},"wire":{"sentAs":{"metaData.fileName":"name","metaData.fileUuid":"id","uploaddate":"chosenAt","uploadDate":"keptChosenAt"}}},"uploadDate":{"type":"string","format":"stamp","maxLength":40,"readOnly":true}}};
const schema1 = ["INSURANCE_CERTIFICATE","UNPAID_RENT_GUARANTEE","DEED_OF_GUARANTEE","EMPLOYMENT_CONTRACT","WORK_CERTIFICATE","JOB_PROMISSE","PAY_SLIP","END_OF_TRIAL_PERIOD_CERTIFICATE","SCHOOL_REGISTRATION_CERTIFICATE","PROOF_OF_ADDRESS","TAX_NOTICE"];
const formats0 = formats.uuid;
const formats2 = formats.line;
const formats6 = formats.stamp;
const func0 = runtime.ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats0.validate(data0))){
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
if(!schema1.includes(data1)){
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
if(!(formats2.validate(data2))){
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
if(!(formats0.validate(data5))){
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
if(!(formats6.validate(data6))){
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
validate0.errors = vErrors;
return errors === 0;
}

exports.v1 = validate1;
const schema2 = {"type":"object","additionalProperties":false,"required":["metaData"],"properties":{"type":{"type":"string","lookup":"documentTypes","maxLength":100},"description":{"type":"string","format":"line","maxLength":500},"metaData":{"type":"object","additionalProperties":false,"required":["fileName"],"properties":{"fileName":{"type":"string","maxLength":255},"fileUuid":{"type":"string","format":"uuid"}},"writeOnly":true},"uploaddate":{"type":"string","format":"stamp","maxLength":40,"writeOnly":true}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metaData === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "metaData"},message:"must have required property '"+"metaData"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "type") || (key0 === "description")) || (key0 === "metaData")) || (key0 === "uploaddate"))){
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
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 === "string"){
if(func0(data0) > 100){
const err2 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!schema1.includes(data0)){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
const err4 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 === "string"){
if(func0(data1) > 500){
const err5 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.length <= 1000){
if(!(formats2.validate(data1))){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.metaData !== undefined){
let data2 = data.metaData;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.fileName === undefined){
const err8 = {instancePath:instancePath+"/metaData",schemaPath:"#/properties/metaData/required",keyword:"required",params:{missingProperty: "fileName"},message:"must have required property '"+"fileName"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((key1 === "fileName") || (key1 === "fileUuid"))){
const err9 = {instancePath:instancePath+"/metaData",schemaPath:"#/properties/metaData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.fileName !== undefined){
let data3 = data2.fileName;
if(typeof data3 === "string"){
if(func0(data3) > 255){
const err10 = {instancePath:instancePath+"/metaData/fileName",schemaPath:"#/properties/metaData/properties/fileName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/metaData/fileName",schemaPath:"#/properties/metaData/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.fileUuid !== undefined){
let data4 = data2.fileUuid;
if(typeof data4 === "string"){
if(!(formats0.validate(data4))){
const err12 = {instancePath:instancePath+"/metaData/fileUuid",schemaPath:"#/properties/metaData/properties/fileUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err13 = {instancePath:instancePath+"/metaData/fileUuid",schemaPath:"#/properties/metaData/properties/fileUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath:instancePath+"/metaData",schemaPath:"#/properties/metaData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.uploaddate !== undefined){
let data5 = data.uploaddate;
if(typeof data5 === "string"){
if(func0(data5) > 40){
const err15 = {instancePath:instancePath+"/uploaddate",schemaPath:"#/properties/uploaddate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.length <= 80){
if(!(formats6.validate(data5))){
const err16 = {instancePath:instancePath+"/uploaddate",schemaPath:"#/properties/uploaddate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
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
const err17 = {instancePath:instancePath+"/uploaddate",schemaPath:"#/properties/uploaddate/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

return {
  "record": exports.v0,
  "wire": exports.v1,
  "entries": {},
  "unique": [],
  "demands": [],
  "takes": {},
  "pointing": [],
  "computed": [],
  "initial": []
}
}
