// Made by `npm run generate`. Change schemas/sign-up and run it again.
export default function factory(formats, runtime) {
const exports = {}
const { cel } = runtime

exports.v0 = validate0;
const schema0 = {"type":"object","additionalProperties":false,"required":["email","password","passwordConfirm","accountType","privacyPolicy"],"properties":{"accountType":{"type":"string","enum":["CORPORATION","INDIVIDUAL"],"default":"INDIVIDUAL"},"email":{"type":"string","format":"email","maxLength":254},"password":{"type":"string","format":"password","maxLength":128},"passwordConfirm":{"type":"string","kind":"secret","maxLength":128,"sameAs":"password"},"privacyPolicy":{"type":"boolean","const":true,"local":true},"surname":{"type":"string"},"firstName":{"type":"string"},"corporationName":{"type":"string"}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"accountType\")), \"INDIVIDUAL\")"},"then":{"properties":{"surname":{"format":"line","maxLength":200},"firstName":{"format":"line","maxLength":200}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"accountType\")), \"CORPORATION\")"},"then":{"properties":{"corporationName":{"format":"line","maxLength":200}}}}]};
const formats0 = formats.line;
const formats6 = formats.email;
const formats8 = formats.password;
const func0 = runtime.ucs2length;
const func5 = runtime.equal;
const keyword0 = {"const":{"$data":"1/password"}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "accountType")), "INDIVIDUAL"))(data) !== true){
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
if(data.surname !== undefined){
let data0 = data.surname;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err1 = {instancePath:instancePath+"/surname",schemaPath:"#/allOf/0/then/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err2 = {instancePath:instancePath+"/surname",schemaPath:"#/allOf/0/then/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data.firstName !== undefined){
let data1 = data.firstName;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err3 = {instancePath:instancePath+"/firstName",schemaPath:"#/allOf/0/then/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length <= 400){
if(!(formats0.validate(data1))){
const err4 = {instancePath:instancePath+"/firstName",schemaPath:"#/allOf/0/then/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs8 = errors;
let valid3 = true;
const _errs9 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "accountType")), "CORPORATION"))(data) !== true){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.corporationName !== undefined){
let data2 = data.corporationName;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err7 = {instancePath:instancePath+"/corporationName",schemaPath:"#/allOf/1/then/properties/corporationName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length <= 400){
if(!(formats0.validate(data2))){
const err8 = {instancePath:instancePath+"/corporationName",schemaPath:"#/allOf/1/then/properties/corporationName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
}
if(!valid3){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.password === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.passwordConfirm === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passwordConfirm"},message:"must have required property '"+"passwordConfirm"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.accountType === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountType"},message:"must have required property '"+"accountType"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.privacyPolicy === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "privacyPolicy"},message:"must have required property '"+"privacyPolicy"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "accountType") || (key0 === "email")) || (key0 === "password")) || (key0 === "passwordConfirm")) || (key0 === "privacyPolicy")) || (key0 === "surname")) || (key0 === "firstName")) || (key0 === "corporationName"))){
const err15 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.accountType !== undefined){
let data3 = data.accountType;
if(typeof data3 !== "string"){
const err16 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data3 === "CORPORATION") || (data3 === "INDIVIDUAL"))){
const err17 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/enum",keyword:"enum",params:{allowedValues: schema0.properties.accountType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(func0(data4) > 254){
const err18 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.length <= 508){
if(!(formats6.validate(data4))){
const err19 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err20 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.password !== undefined){
let data5 = data.password;
if(typeof data5 === "string"){
if(func0(data5) > 128){
const err21 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data5.length <= 256){
if(!(formats8.validate(data5))){
const err22 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/format",keyword:"format",params:{format: "password"},message:"must match format \""+"password"+"\""};
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
const err23 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.passwordConfirm !== undefined){
let data6 = data.passwordConfirm;
const _errs22 = errors;
const vSchema1 = data && data.password;
if(vSchema1 !== undefined && (!func5(data6, vSchema1))){
const err24 = {instancePath:instancePath+"/passwordConfirm",schemaPath:"#/properties/passwordConfirm/sameAs/const",keyword:"const",params:{allowedValue: vSchema1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid6 = _errs22 === errors;
if(!valid6){
const err25 = {instancePath:instancePath+"/passwordConfirm",schemaPath:"#/properties/passwordConfirm/sameAs",keyword:"sameAs",params:{},message:"must pass \"sameAs\" keyword validation"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 128){
const err26 = {instancePath:instancePath+"/passwordConfirm",schemaPath:"#/properties/passwordConfirm/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
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
const err27 = {instancePath:instancePath+"/passwordConfirm",schemaPath:"#/properties/passwordConfirm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.privacyPolicy !== undefined){
let data7 = data.privacyPolicy;
if(typeof data7 !== "boolean"){
const err28 = {instancePath:instancePath+"/privacyPolicy",schemaPath:"#/properties/privacyPolicy/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(true !== data7){
const err29 = {instancePath:instancePath+"/privacyPolicy",schemaPath:"#/properties/privacyPolicy/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.surname !== undefined){
if(typeof data.surname !== "string"){
const err30 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.firstName !== undefined){
if(typeof data.firstName !== "string"){
const err31 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.corporationName !== undefined){
if(typeof data.corporationName !== "string"){
const err32 = {instancePath:instancePath+"/corporationName",schemaPath:"#/properties/corporationName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

exports.v1 = validate1;
const schema1 = {"type":"object","additionalProperties":false,"required":["email","password","passwordConfirm","accountType"],"properties":{"accountType":{"type":"string","enum":["CORPORATION","INDIVIDUAL"],"default":"INDIVIDUAL"},"email":{"type":"string","format":"email","maxLength":254},"password":{"type":"string","format":"password","maxLength":128},"passwordConfirm":{"type":"string","kind":"secret","maxLength":128,"sameAs":"password"},"surname":{"type":"string"},"firstName":{"type":"string"},"corporationName":{"type":"string"}},"allOf":[{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"accountType\")), \"INDIVIDUAL\")"},"then":{"properties":{"surname":{"format":"line","maxLength":200},"firstName":{"format":"line","maxLength":200}}}},{"if":{"matches":"(self) => cel.equal(cel.text(cel.field(self, \"accountType\")), \"CORPORATION\")"},"then":{"properties":{"corporationName":{"format":"line","maxLength":200}}}}]};
const keyword1 = {"const":{"$data":"1/password"}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "accountType")), "INDIVIDUAL"))(data) !== true){
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
if(data.surname !== undefined){
let data0 = data.surname;
if(typeof data0 === "string"){
if(func0(data0) > 200){
const err1 = {instancePath:instancePath+"/surname",schemaPath:"#/allOf/0/then/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err2 = {instancePath:instancePath+"/surname",schemaPath:"#/allOf/0/then/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
if(data.firstName !== undefined){
let data1 = data.firstName;
if(typeof data1 === "string"){
if(func0(data1) > 200){
const err3 = {instancePath:instancePath+"/firstName",schemaPath:"#/allOf/0/then/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length <= 400){
if(!(formats0.validate(data1))){
const err4 = {instancePath:instancePath+"/firstName",schemaPath:"#/allOf/0/then/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
const err5 = {instancePath,schemaPath:"#/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs8 = errors;
let valid3 = true;
const _errs9 = errors;
if(((self) => cel.equal(cel.text(cel.field(self, "accountType")), "CORPORATION"))(data) !== true){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.corporationName !== undefined){
let data2 = data.corporationName;
if(typeof data2 === "string"){
if(func0(data2) > 200){
const err7 = {instancePath:instancePath+"/corporationName",schemaPath:"#/allOf/1/then/properties/corporationName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length <= 400){
if(!(formats0.validate(data2))){
const err8 = {instancePath:instancePath+"/corporationName",schemaPath:"#/allOf/1/then/properties/corporationName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
}
var _valid1 = _errs10 === errors;
valid3 = _valid1;
}
if(!valid3){
const err9 = {instancePath,schemaPath:"#/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.password === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "password"},message:"must have required property '"+"password"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.passwordConfirm === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "passwordConfirm"},message:"must have required property '"+"passwordConfirm"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.accountType === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountType"},message:"must have required property '"+"accountType"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "accountType") || (key0 === "email")) || (key0 === "password")) || (key0 === "passwordConfirm")) || (key0 === "surname")) || (key0 === "firstName")) || (key0 === "corporationName"))){
const err14 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.accountType !== undefined){
let data3 = data.accountType;
if(typeof data3 !== "string"){
const err15 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data3 === "CORPORATION") || (data3 === "INDIVIDUAL"))){
const err16 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/enum",keyword:"enum",params:{allowedValues: schema1.properties.accountType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.email !== undefined){
let data4 = data.email;
if(typeof data4 === "string"){
if(func0(data4) > 254){
const err17 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.length <= 508){
if(!(formats6.validate(data4))){
const err18 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
else {
const err19 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.password !== undefined){
let data5 = data.password;
if(typeof data5 === "string"){
if(func0(data5) > 128){
const err20 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data5.length <= 256){
if(!(formats8.validate(data5))){
const err21 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/format",keyword:"format",params:{format: "password"},message:"must match format \""+"password"+"\""};
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
else {
const err22 = {instancePath:instancePath+"/password",schemaPath:"#/properties/password/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.passwordConfirm !== undefined){
let data6 = data.passwordConfirm;
const _errs22 = errors;
const vSchema1 = data && data.password;
if(vSchema1 !== undefined && (!func5(data6, vSchema1))){
const err23 = {instancePath:instancePath+"/passwordConfirm",schemaPath:"#/properties/passwordConfirm/sameAs/const",keyword:"const",params:{allowedValue: vSchema1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid6 = _errs22 === errors;
if(!valid6){
const err24 = {instancePath:instancePath+"/passwordConfirm",schemaPath:"#/properties/passwordConfirm/sameAs",keyword:"sameAs",params:{},message:"must pass \"sameAs\" keyword validation"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data6 === "string"){
if(func0(data6) > 128){
const err25 = {instancePath:instancePath+"/passwordConfirm",schemaPath:"#/properties/passwordConfirm/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
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
const err26 = {instancePath:instancePath+"/passwordConfirm",schemaPath:"#/properties/passwordConfirm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.surname !== undefined){
if(typeof data.surname !== "string"){
const err27 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.firstName !== undefined){
if(typeof data.firstName !== "string"){
const err28 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.corporationName !== undefined){
if(typeof data.corporationName !== "string"){
const err29 = {instancePath:instancePath+"/corporationName",schemaPath:"#/properties/corporationName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
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
