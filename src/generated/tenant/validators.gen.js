// Made by `npm run generate`. Change schemas/tenant and run it again.
export default function factory(formats, runtime) {
const exports = {}
const { cel } = runtime

exports.v0 = validate10;
const schema27 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"secondEmail":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"initialContact":{"type":"boolean"}}};
const formats0 = formats.email;
const formats4 = formats.mobile;
const formats6 = formats.landline;
const formats8 = formats.line;
const func2 = runtime.ucs2length;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "email") || (key0 === "secondEmail")) || (key0 === "mobile")) || (key0 === "phone")) || (key0 === "address")) || (key0 === "initialContact"))){
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
if(data.secondEmail !== undefined){
let data1 = data.secondEmail;
if(typeof data1 === "string"){
if(func2(data1) > 254){
const err4 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 508){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err6 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.mobile !== undefined){
let data2 = data.mobile;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err7 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
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
const err8 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err9 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err10 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length <= 80){
if(!(formats6.validate(data3))){
const err11 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err12 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(typeof data4 === "string"){
if(func2(data4) > 500){
const err13 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length <= 1000){
if(!(formats8.validate(data4))){
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
validate10.errors = vErrors;
return errors === 0;
}

exports.v1 = validate11;
const schema28 = {"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","format":"line","maxLength":200},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"remarks":["rib"],"proposals":[{"from":"iban","by":"ribOfIban"}]},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"remarks":["iban"],"proposals":[{"from":"rib","by":"ibanOfRib"}]},"bic":{"type":"string","format":"line","maxLength":20,"copy":true}}};
const formats14 = formats.bankRib;
const formats16 = formats.bankIban;

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats8.validate(data0))){
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
if(!(formats8.validate(data1))){
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
if(!(formats14.validate(data2))){
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
if(!(formats16.validate(data3))){
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
if(!(formats8.validate(data4))){
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
validate11.errors = vErrors;
return errors === 0;
}

exports.v2 = validate12;
const schema29 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"secondEmail":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "email") || (key0 === "secondEmail")) || (key0 === "mobile")) || (key0 === "phone")) || (key0 === "address"))){
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
if(data.secondEmail !== undefined){
let data1 = data.secondEmail;
if(typeof data1 === "string"){
if(func2(data1) > 254){
const err4 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 508){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err6 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.mobile !== undefined){
let data2 = data.mobile;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err7 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
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
const err8 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err9 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err10 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length <= 80){
if(!(formats6.validate(data3))){
const err11 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err12 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(typeof data4 === "string"){
if(func2(data4) > 500){
const err13 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length <= 1000){
if(!(formats8.validate(data4))){
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
validate12.errors = vErrors;
return errors === 0;
}

exports.v3 = validate13;
const schema30 = {"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"secondEmail":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"initialContact":{"type":"boolean"}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((((key0 === "email") || (key0 === "secondEmail")) || (key0 === "mobile")) || (key0 === "phone")) || (key0 === "address")) || (key0 === "initialContact"))){
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
if(data.secondEmail !== undefined){
let data1 = data.secondEmail;
if(typeof data1 === "string"){
if(func2(data1) > 254){
const err4 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 508){
if(!(formats0.validate(data1))){
const err5 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err6 = {instancePath:instancePath+"/secondEmail",schemaPath:"#/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.mobile !== undefined){
let data2 = data.mobile;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err7 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
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
const err8 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err9 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.phone !== undefined){
let data3 = data.phone;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err10 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3.length <= 80){
if(!(formats6.validate(data3))){
const err11 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err12 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(typeof data4 === "string"){
if(func2(data4) > 500){
const err13 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4.length <= 1000){
if(!(formats8.validate(data4))){
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
validate13.errors = vErrors;
return errors === 0;
}

exports.v4 = validate14;
const schema31 = {"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"remarks":["siren"],"proposals":[{"from":"siret","by":"sirenOfSiret"}]},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true,"remarks":["siret"]},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"remarks":["vat"],"proposals":[{"from":"siren","by":"vatOfSiren"}]},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"email":{"type":"string","format":"email","maxLength":254},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(self?.type, \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}},{"if":{"matches":"(self) => cel.equal(self?.type, \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}}]};
const schema32 = ["FRA","AFG","ZAF","ALB","DZA","DEU","AND","AGO","AIA","ATA","ATG","SAU","ARG","ARM","ABW","AUS","AUT","AZE","BHS","BHR","BGD","BRB","BEL","BLZ","BEN","BMU","BTN","BLR","MMR","BOL","BIH","BWA","BRA","BRN","BGR","BFA","BDI","KHM","CMR","CAN","CPV","CHL","CHN","CYP","COL","COM","PRK","KOR","CRI","CIV","HRV","CUB","CUW","DNK","DJI","DMA","EGY","ARE","ECU","ERI","ESP","EST","SWZ","USA","ETH","FJI","FIN","GAB","GMB","GEO","SGS","GHA","GIB","GRC","GRD","GRL","GLP","GUM","GTM","GGY","GIN","GNQ","GNB","GUY","GUF","HTI","HND","HKG","HUN","BVT","CXR","IMN","NFK","ALA","CYM","CCK","COK","FRO","HMD","FLK","MNP","MHL","UMI","PCN","SLB","TCA","VGB","VIR","IND","IDN","IRQ","IRN","IRL","ISL","ISR","ITA","JAM","JPN","JEY","JOR","KAZ","KEN","KGZ","KIR","XKX","KWT","REU","LAO","LSO","LVA","LBN","LBR","LBY","LIE","LTU","LUX","MAC","MKD","MDG","MYS","MWI","MDV","MLI","MLT","MAR","MTQ","MUS","MRT","MYT","MEX","FSM","MDA","MCO","MNG","MNE","MSR","MOZ","NAM","NRU","NPL","NIC","NER","NGA","NIU","NOR","NCL","NZL","OMN","UGA","UZB","PAK","PLW","PSE","PAN","PNG","PRY","NLD","BES","PER","PHL","POL","PYF","PRI","PRT","QAT","CAF","COD","DOM","COG","ROU","GBR","RUS","RWA","ESH","BLM","KNA","SMR","MAF","SXM","SPM","VCT","SHN","LCA","SLV","WSM","ASM","STP","SEN","SRB","SYC","SLE","SGP","SVK","SVN","SOM","SDN","SSD","LKA","SWE","CHE","SUR","SJM","SYR","TJK","TWN","TZA","TCD","CZE","ATF","IOT","THA","TLS","TGO","TKL","TON","TTO","TUN","TKM","TUR","TUV","UKR","URY","VUT","VAT","VEN","VNM","WLF","YEM","ZMB","ZWE"];
const schema33 = ["SCI","SARL de famille","SARL","EURL","SAS","SASU","SA","SNC","EI (entrepreneur individuel)","Micro-entreprise","SCPI","SCM","SCP","SELARL","SELAS","SCS","SCA","GIE","SCOP","SCIC","Association (loi 1901)","Fondation","Syndicat de copropriétaires","Collectivité ou établissement public","Société étrangère","Autre"];
const formats40 = formats.uuid;
const formats48 = formats.pastDate;
const formats54 = formats.siren;
const formats56 = formats.siret;
const formats58 = formats.vat;
const func22 = Object.prototype.hasOwnProperty;

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
if(!(formats40.validate(data6))){
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
const err29 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(!(func22.call(schema31.properties.person.properties, key1))){
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
if(!(formats40.validate(data9))){
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
if(data8.gender !== undefined){
let data10 = data8.gender;
if(typeof data10 !== "string"){
const err33 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!(((data10 === "MR") || (data10 === "MS")) || (data10 === "MRS"))){
const err34 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema31.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
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
let data11 = data8.surname;
if(typeof data11 === "string"){
if(func2(data11) > 200){
const err35 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data11.length <= 400){
if(!(formats8.validate(data11))){
const err36 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err37 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data8.firstName !== undefined){
let data12 = data8.firstName;
if(typeof data12 === "string"){
if(func2(data12) > 200){
const err38 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data12.length <= 400){
if(!(formats8.validate(data12))){
const err39 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err40 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data8.birthDate !== undefined){
let data13 = data8.birthDate;
if(typeof data13 === "string"){
if(!(formats48.validate(data13))){
const err41 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
const err42 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data8.placeOfBirth !== undefined){
let data14 = data8.placeOfBirth;
if(typeof data14 === "string"){
if(func2(data14) > 200){
const err43 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14.length <= 400){
if(!(formats8.validate(data14))){
const err44 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err45 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data8.nationality !== undefined){
let data15 = data8.nationality;
if(typeof data15 === "string"){
if(func2(data15) > 3){
const err46 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!schema32.includes(data15)){
const err47 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data8.name !== undefined){
let data16 = data8.name;
if(typeof data16 === "string"){
if(func2(data16) > 200){
const err49 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data16.length <= 400){
if(!(formats8.validate(data16))){
const err50 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err51 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data8.legalStatus !== undefined){
let data17 = data8.legalStatus;
if(typeof data17 === "string"){
if(func2(data17) > 200){
const err52 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!schema33.includes(data17)){
const err53 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data8.shareCapital !== undefined){
let data18 = data8.shareCapital;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 1000000000000 || isNaN(data18)){
const err55 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data18 < 0 || isNaN(data18)){
const err56 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err57 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data8.siren !== undefined){
let data19 = data8.siren;
if(typeof data19 === "string"){
if(func2(data19) > 40){
const err58 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data19.length <= 80){
if(!(formats54.validate(data19))){
const err59 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
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
const err60 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data8.siret !== undefined){
let data20 = data8.siret;
if(typeof data20 === "string"){
if(func2(data20) > 40){
const err61 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data20.length <= 80){
if(!(formats56.validate(data20))){
const err62 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
const err63 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data8.vatNumber !== undefined){
let data21 = data8.vatNumber;
if(typeof data21 === "string"){
if(func2(data21) > 40){
const err64 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data21.length <= 80){
if(!(formats58.validate(data21))){
const err65 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
const err66 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data8.contacts !== undefined){
let data22 = data8.contacts;
if(Array.isArray(data22)){
if(data22.length > 5){
const err67 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data22.length <= 5){
const len2 = data22.length;
for(let i2=0; i2<len2; i2++){
let data23 = data22[i2];
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key2 in data23){
if(!((((key2 === "mobile") || (key2 === "phone")) || (key2 === "email")) || (key2 === "address"))){
const err68 = {instancePath:instancePath+"/person/contacts/" + i2,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data23.mobile !== undefined){
let data24 = data23.mobile;
if(typeof data24 === "string"){
if(func2(data24) > 40){
const err69 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data24.length <= 80){
if(!(formats4.validate(data24))){
const err70 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err71 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data23.phone !== undefined){
let data25 = data23.phone;
if(typeof data25 === "string"){
if(func2(data25) > 40){
const err72 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data25.length <= 80){
if(!(formats6.validate(data25))){
const err73 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err74 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data23.email !== undefined){
let data26 = data23.email;
if(typeof data26 === "string"){
if(func2(data26) > 254){
const err75 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data26.length <= 508){
if(!(formats0.validate(data26))){
const err76 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err77 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data23.address !== undefined){
let data27 = data23.address;
if(typeof data27 === "string"){
if(func2(data27) > 500){
const err78 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data27.length <= 1000){
if(!(formats8.validate(data27))){
const err79 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err81 = {instancePath:instancePath+"/person/contacts/" + i2,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err82 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate14.errors = vErrors;
return errors === 0;
}

exports.v5 = validate15;
const schema34 = {"type":"object","additionalProperties":false,"properties":{"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"email":{"type":"string","format":"email","maxLength":254},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "mobile") || (key0 === "phone")) || (key0 === "email")) || (key0 === "address"))){
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
if(data.mobile !== undefined){
let data0 = data.mobile;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err1 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length <= 80){
if(!(formats4.validate(data0))){
const err2 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err3 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.phone !== undefined){
let data1 = data.phone;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err4 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 80){
if(!(formats6.validate(data1))){
const err5 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err6 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(func2(data2) > 254){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length <= 508){
if(!(formats0.validate(data2))){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(formats8.validate(data3))){
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
const schema35 = {"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"remarks":["siren"],"proposals":[{"from":"siret","by":"sirenOfSiret"}]},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true,"remarks":["siret"]},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"remarks":["vat"],"proposals":[{"from":"siren","by":"vatOfSiren"}]},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"email":{"type":"string","format":"email","maxLength":254},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(self?.type, \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile"]}}}}}}},{"if":{"matches":"(self) => cel.equal(self?.type, \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name"]}}}}]};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats40.validate(data4))){
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
const err23 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema35.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(!(func22.call(schema35.properties.person.properties, key1))){
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
if(!(formats40.validate(data7))){
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
if(data6.gender !== undefined){
let data8 = data6.gender;
if(typeof data8 !== "string"){
const err27 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(((data8 === "MR") || (data8 === "MS")) || (data8 === "MRS"))){
const err28 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema35.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data6.surname !== undefined){
let data9 = data6.surname;
if(typeof data9 === "string"){
if(func2(data9) > 200){
const err29 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data9.length <= 400){
if(!(formats8.validate(data9))){
const err30 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err31 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data6.firstName !== undefined){
let data10 = data6.firstName;
if(typeof data10 === "string"){
if(func2(data10) > 200){
const err32 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.length <= 400){
if(!(formats8.validate(data10))){
const err33 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err34 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data6.birthDate !== undefined){
let data11 = data6.birthDate;
if(typeof data11 === "string"){
if(!(formats48.validate(data11))){
const err35 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data6.placeOfBirth !== undefined){
let data12 = data6.placeOfBirth;
if(typeof data12 === "string"){
if(func2(data12) > 200){
const err37 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12.length <= 400){
if(!(formats8.validate(data12))){
const err38 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err39 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data6.nationality !== undefined){
let data13 = data6.nationality;
if(typeof data13 === "string"){
if(func2(data13) > 3){
const err40 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(!schema32.includes(data13)){
const err41 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
const err42 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data6.name !== undefined){
let data14 = data6.name;
if(typeof data14 === "string"){
if(func2(data14) > 200){
const err43 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data14.length <= 400){
if(!(formats8.validate(data14))){
const err44 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err45 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data6.legalStatus !== undefined){
let data15 = data6.legalStatus;
if(typeof data15 === "string"){
if(func2(data15) > 200){
const err46 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!schema33.includes(data15)){
const err47 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data6.shareCapital !== undefined){
let data16 = data6.shareCapital;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 1000000000000 || isNaN(data16)){
const err49 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data16 < 0 || isNaN(data16)){
const err50 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data6.siren !== undefined){
let data17 = data6.siren;
if(typeof data17 === "string"){
if(func2(data17) > 40){
const err52 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data17.length <= 80){
if(!(formats54.validate(data17))){
const err53 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
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
else {
const err54 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data6.siret !== undefined){
let data18 = data6.siret;
if(typeof data18 === "string"){
if(func2(data18) > 40){
const err55 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data18.length <= 80){
if(!(formats56.validate(data18))){
const err56 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
else {
const err57 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data6.vatNumber !== undefined){
let data19 = data6.vatNumber;
if(typeof data19 === "string"){
if(func2(data19) > 40){
const err58 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data19.length <= 80){
if(!(formats58.validate(data19))){
const err59 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
const err60 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data6.contacts !== undefined){
let data20 = data6.contacts;
if(Array.isArray(data20)){
if(data20.length > 5){
const err61 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data20.length <= 5){
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
let data21 = data20[i1];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key2 in data21){
if(!((((key2 === "mobile") || (key2 === "phone")) || (key2 === "email")) || (key2 === "address"))){
const err62 = {instancePath:instancePath+"/person/contacts/" + i1,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data21.mobile !== undefined){
let data22 = data21.mobile;
if(typeof data22 === "string"){
if(func2(data22) > 40){
const err63 = {instancePath:instancePath+"/person/contacts/" + i1+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data22.length <= 80){
if(!(formats4.validate(data22))){
const err64 = {instancePath:instancePath+"/person/contacts/" + i1+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err65 = {instancePath:instancePath+"/person/contacts/" + i1+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data21.phone !== undefined){
let data23 = data21.phone;
if(typeof data23 === "string"){
if(func2(data23) > 40){
const err66 = {instancePath:instancePath+"/person/contacts/" + i1+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data23.length <= 80){
if(!(formats6.validate(data23))){
const err67 = {instancePath:instancePath+"/person/contacts/" + i1+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
else {
const err68 = {instancePath:instancePath+"/person/contacts/" + i1+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data21.email !== undefined){
let data24 = data21.email;
if(typeof data24 === "string"){
if(func2(data24) > 254){
const err69 = {instancePath:instancePath+"/person/contacts/" + i1+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data24.length <= 508){
if(!(formats0.validate(data24))){
const err70 = {instancePath:instancePath+"/person/contacts/" + i1+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err71 = {instancePath:instancePath+"/person/contacts/" + i1+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data21.address !== undefined){
let data25 = data21.address;
if(typeof data25 === "string"){
if(func2(data25) > 500){
const err72 = {instancePath:instancePath+"/person/contacts/" + i1+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data25.length <= 1000){
if(!(formats8.validate(data25))){
const err73 = {instancePath:instancePath+"/person/contacts/" + i1+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err74 = {instancePath:instancePath+"/person/contacts/" + i1+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err75 = {instancePath:instancePath+"/person/contacts/" + i1,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err76 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate16.errors = vErrors;
return errors === 0;
}

exports.v7 = validate17;
const schema38 = {"type":"object","additionalProperties":false,"properties":{"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"email":{"type":"string","format":"email","maxLength":254},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "mobile") || (key0 === "phone")) || (key0 === "email")) || (key0 === "address"))){
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
if(data.mobile !== undefined){
let data0 = data.mobile;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err1 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.length <= 80){
if(!(formats4.validate(data0))){
const err2 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err3 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.phone !== undefined){
let data1 = data.phone;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err4 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.length <= 80){
if(!(formats6.validate(data1))){
const err5 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err6 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(func2(data2) > 254){
const err7 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.length <= 508){
if(!(formats0.validate(data2))){
const err8 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err9 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!(formats8.validate(data3))){
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
validate17.errors = vErrors;
return errors === 0;
}

exports.v8 = validate18;
const schema39 = {"type":"object","additionalProperties":false,"required":["fileData"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","lookup":"documentTypes","maxLength":100},"description":{"type":"string","format":"line","maxLength":500},"fileData":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"required":["label","resourceUuid"],"readOnly":true,"upload":{"part":"documents","accept":["*/*"],"maxBytes":20971520,"bytes":"getFile","sentAs":{"holder":"metaData","name":"fileName","id":"fileUuid","stamp":"uploaddate","stampedAs":"uploadDate"}}},"uploadDate":{"type":"string","format":"stamp","maxLength":40,"readOnly":true}}};
const schema40 = ["INSURANCE_CERTIFICATE","UNPAID_RENT_GUARANTEE","DEED_OF_GUARANTEE","EMPLOYMENT_CONTRACT","WORK_CERTIFICATE","JOB_PROMISSE","PAY_SLIP","END_OF_TRIAL_PERIOD_CERTIFICATE","SCHOOL_REGISTRATION_CERTIFICATE","PROOF_OF_ADDRESS","TAX_NOTICE"];
const formats118 = formats.stamp;

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(formats40.validate(data0))){
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
if(!schema40.includes(data1)){
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
if(!(formats8.validate(data2))){
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
if(!(formats40.validate(data5))){
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
if(!(formats118.validate(data6))){
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
validate18.errors = vErrors;
return errors === 0;
}

exports.v9 = validate19;
const schema41 = {"type":"object","additionalProperties":false,"required":["type","person","guarantors","emergencyContacts"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"},"default":"CORPORATION"},"reference":{"type":"string","format":"line","maxLength":40,"numbered":"LOC-{number}"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"middlename":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"profession":{"type":"string","format":"line","lookup":"jobs","open":true,"maxLength":200},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"remarks":["siren"],"proposals":[{"from":"siret","by":"sirenOfSiret"}]},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true,"remarks":["siret"]},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"remarks":["vat"],"proposals":[{"from":"siren","by":"vatOfSiren"}]},"activityField":{"type":"string","format":"line","maxLength":200},"website":{"type":"string","format":"url","maxLength":500},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"secondEmail":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"initialContact":{"type":"boolean"}}}},"bankAccounts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","format":"line","maxLength":200},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"remarks":["rib"],"proposals":[{"from":"iban","by":"ribOfIban"}]},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"remarks":["iban"],"proposals":[{"from":"rib","by":"ibanOfRib"}]},"bic":{"type":"string","format":"line","maxLength":20,"copy":true}}}}}},"representative":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"middle":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"secondEmail":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}}}},"listed":false},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"secondEmail":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"initialContact":{"type":"boolean"}}},"readOnly":true,"derivedFrom":["representative.contacts","person.contacts"]},"identificationDocument":{"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","lookup":"identificationDocumentTypes","maxLength":100},"registrationNumber":{"type":"string","format":"line","maxLength":100},"expirationDate":{"type":"string","format":"date","expiresSoon":30},"fileData":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"required":["label","resourceUuid"],"readOnly":true,"upload":{"part":"identificationDocument","accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"maxBytes":20971520,"bytes":"getFile","whole":true,"sentAs":{"holder":"metaData","name":"fileName","id":"fileUuid","stamp":"uploaddate","stampedAs":"uploadDate"}}},"uploadDate":{"type":"string","format":"stamp","maxLength":40,"readOnly":true}}},"picture":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"required":["label","resourceUuid"],"listed":false,"upload":{"part":"picture","accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"maxBytes":10485760,"bytes":"getFile"}},"employer":{"type":"string","format":"line","maxLength":200,"listed":false},"employerAddress":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}","listed":false},"contractType":{"type":"string","lookup":"contractTypes","maxLength":100,"listed":false},"monthlyIncome":{"type":"number","minimum":0,"maximum":1000000000,"unit":"€","listed":false},"guarantors":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"remarks":["siren"],"proposals":[{"from":"siret","by":"sirenOfSiret"}]},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true,"remarks":["siret"]},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"remarks":["vat"],"proposals":[{"from":"siren","by":"vatOfSiren"}]},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"email":{"type":"string","format":"email","maxLength":254},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(self?.type, \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}},{"if":{"matches":"(self) => cel.equal(self?.type, \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile","email"]}}}}}}}]},"minItems":1,"listed":false},"emergencyContacts":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"remarks":["siren"],"proposals":[{"from":"siret","by":"sirenOfSiret"}]},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true,"remarks":["siret"]},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"remarks":["vat"],"proposals":[{"from":"siren","by":"vatOfSiren"}]},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"email":{"type":"string","format":"email","maxLength":254},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}}}}}},"allOf":[{"if":{"matches":"(self) => cel.equal(self?.type, \"INDIVIDUAL\")"},"then":{"required":["person"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["mobile"]}}}}}}},{"if":{"matches":"(self) => cel.equal(self?.type, \"CORPORATION\")"},"then":{"required":["person"],"properties":{"person":{"required":["name"]}}}}]},"minItems":1,"listed":false},"documents":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["fileData"],"properties":{"resourceUuid":{"type":"string","format":"uuid","readOnly":true},"type":{"type":"string","lookup":"documentTypes","maxLength":100},"description":{"type":"string","format":"line","maxLength":500},"fileData":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"required":["label","resourceUuid"],"readOnly":true,"upload":{"part":"documents","accept":["*/*"],"maxBytes":20971520,"bytes":"getFile","sentAs":{"holder":"metaData","name":"fileName","id":"fileUuid","stamp":"uploaddate","stampedAs":"uploadDate"}}},"uploadDate":{"type":"string","format":"stamp","maxLength":40,"readOnly":true}}},"listed":false},"followupAddress":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}","listed":false},"privateComment":{"type":"string","maxLength":5000,"listed":false}},"allOf":[{"if":{"matches":"(self) => cel.equal(self?.type, \"INDIVIDUAL\")"},"then":{"required":["identificationDocument"],"properties":{"person":{"required":["gender","surname","firstName","birthDate","placeOfBirth","nationality","profession","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["email","mobile","address"]}}}},"identificationDocument":{"required":["registrationNumber","expirationDate","fileData"]}}}},{"if":{"matches":"(self) => cel.equal(self?.type, \"CORPORATION\")"},"then":{"required":["representative"],"properties":{"person":{"required":["name"]},"representative":{"required":["gender","surname","firstName","nationality","contacts"],"properties":{"contacts":{"type":"array","minItems":1,"items":{"required":["email","mobile","address"]}}}}}}}]};
const schema45 = ["IDENTITY_CARD","PASSPORT","RESIDENCE_PERMIT","PERMANENT_RESIDENT","DRIVER_LICENSE"];
const schema46 = ["CDI","CDD","CCO","CDDOD","CDDS","CTT","CTTP","CTI","CTS","CTV","CTPAR","TESE","CEA","CESU","CESUP","CPS"];
const formats148 = formats.url;
const formats204 = formats.date;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func22.call(schema41.properties, key0))){
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
if(!(formats40.validate(data8))){
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
const err41 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(!(formats8.validate(data10))){
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
if(!(func22.call(schema41.properties.person.properties, key1))){
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
if(!(formats40.validate(data12))){
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
if(data11.gender !== undefined){
let data13 = data11.gender;
if(typeof data13 !== "string"){
const err48 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(!(((data13 === "MR") || (data13 === "MS")) || (data13 === "MRS"))){
const err49 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema41.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data11.surname !== undefined){
let data14 = data11.surname;
if(typeof data14 === "string"){
if(func2(data14) > 200){
const err50 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data14.length <= 400){
if(!(formats8.validate(data14))){
const err51 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err52 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data11.firstName !== undefined){
let data15 = data11.firstName;
if(typeof data15 === "string"){
if(func2(data15) > 200){
const err53 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data15.length <= 400){
if(!(formats8.validate(data15))){
const err54 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err55 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data11.middlename !== undefined){
let data16 = data11.middlename;
if(typeof data16 === "string"){
if(func2(data16) > 200){
const err56 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data16.length <= 400){
if(!(formats8.validate(data16))){
const err57 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err58 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data11.birthDate !== undefined){
let data17 = data11.birthDate;
if(typeof data17 === "string"){
if(!(formats48.validate(data17))){
const err59 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data11.placeOfBirth !== undefined){
let data18 = data11.placeOfBirth;
if(typeof data18 === "string"){
if(func2(data18) > 200){
const err61 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data18.length <= 400){
if(!(formats8.validate(data18))){
const err62 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err63 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data11.nationality !== undefined){
let data19 = data11.nationality;
if(typeof data19 === "string"){
if(func2(data19) > 3){
const err64 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(!schema32.includes(data19)){
const err65 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data11.profession !== undefined){
let data20 = data11.profession;
if(typeof data20 === "string"){
if(func2(data20) > 200){
const err67 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data20.length <= 400){
if(!(formats8.validate(data20))){
const err68 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err69 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data11.name !== undefined){
let data21 = data11.name;
if(typeof data21 === "string"){
if(func2(data21) > 200){
const err70 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data21.length <= 400){
if(!(formats8.validate(data21))){
const err71 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err72 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data11.legalStatus !== undefined){
let data22 = data11.legalStatus;
if(typeof data22 === "string"){
if(func2(data22) > 200){
const err73 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!schema33.includes(data22)){
const err74 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data11.shareCapital !== undefined){
let data23 = data11.shareCapital;
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 1000000000000 || isNaN(data23)){
const err76 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data23 < 0 || isNaN(data23)){
const err77 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
else {
const err78 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data11.siren !== undefined){
let data24 = data11.siren;
if(typeof data24 === "string"){
if(func2(data24) > 40){
const err79 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data24.length <= 80){
if(!(formats54.validate(data24))){
const err80 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
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
else {
const err81 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data11.siret !== undefined){
let data25 = data11.siret;
if(typeof data25 === "string"){
if(func2(data25) > 40){
const err82 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data25.length <= 80){
if(!(formats56.validate(data25))){
const err83 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
const err84 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data11.vatNumber !== undefined){
let data26 = data11.vatNumber;
if(typeof data26 === "string"){
if(func2(data26) > 40){
const err85 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data26.length <= 80){
if(!(formats58.validate(data26))){
const err86 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
const err87 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data11.activityField !== undefined){
let data27 = data11.activityField;
if(typeof data27 === "string"){
if(func2(data27) > 200){
const err88 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data27.length <= 400){
if(!(formats8.validate(data27))){
const err89 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err90 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data11.website !== undefined){
let data28 = data11.website;
if(typeof data28 === "string"){
if(func2(data28) > 500){
const err91 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data28.length <= 1000){
if(!(formats148.validate(data28))){
const err92 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/format",keyword:"format",params:{format: "url"},message:"must match format \""+"url"+"\""};
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
const err93 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data11.contacts !== undefined){
let data29 = data11.contacts;
if(Array.isArray(data29)){
if(data29.length > 5){
const err94 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(data29.length <= 5){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
let data30 = data29[i2];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
for(const key2 in data30){
if(!((((((key2 === "email") || (key2 === "secondEmail")) || (key2 === "mobile")) || (key2 === "phone")) || (key2 === "address")) || (key2 === "initialContact"))){
const err95 = {instancePath:instancePath+"/person/contacts/" + i2,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data30.email !== undefined){
let data31 = data30.email;
if(typeof data31 === "string"){
if(func2(data31) > 254){
const err96 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data31.length <= 508){
if(!(formats0.validate(data31))){
const err97 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err98 = {instancePath:instancePath+"/person/contacts/" + i2+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data30.secondEmail !== undefined){
let data32 = data30.secondEmail;
if(typeof data32 === "string"){
if(func2(data32) > 254){
const err99 = {instancePath:instancePath+"/person/contacts/" + i2+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data32.length <= 508){
if(!(formats0.validate(data32))){
const err100 = {instancePath:instancePath+"/person/contacts/" + i2+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
else {
const err101 = {instancePath:instancePath+"/person/contacts/" + i2+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data30.mobile !== undefined){
let data33 = data30.mobile;
if(typeof data33 === "string"){
if(func2(data33) > 40){
const err102 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data33.length <= 80){
if(!(formats4.validate(data33))){
const err103 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/person/contacts/" + i2+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data30.phone !== undefined){
let data34 = data30.phone;
if(typeof data34 === "string"){
if(func2(data34) > 40){
const err105 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data34.length <= 80){
if(!(formats6.validate(data34))){
const err106 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err107 = {instancePath:instancePath+"/person/contacts/" + i2+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data30.address !== undefined){
let data35 = data30.address;
if(typeof data35 === "string"){
if(func2(data35) > 500){
const err108 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data35.length <= 1000){
if(!(formats8.validate(data35))){
const err109 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err110 = {instancePath:instancePath+"/person/contacts/" + i2+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data30.initialContact !== undefined){
if(typeof data30.initialContact !== "boolean"){
const err111 = {instancePath:instancePath+"/person/contacts/" + i2+"/initialContact",schemaPath:"#/properties/person/properties/contacts/items/properties/initialContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/person/contacts/" + i2,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err113 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data11.bankAccounts !== undefined){
let data37 = data11.bankAccounts;
if(Array.isArray(data37)){
if(data37.length > 5){
const err114 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data37.length <= 5){
const len3 = data37.length;
for(let i3=0; i3<len3; i3++){
let data38 = data37[i3];
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
for(const key3 in data38){
if(!(((((key3 === "bankName") || (key3 === "address")) || (key3 === "rib")) || (key3 === "iban")) || (key3 === "bic"))){
const err115 = {instancePath:instancePath+"/person/bankAccounts/" + i3,schemaPath:"#/properties/person/properties/bankAccounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data38.bankName !== undefined){
let data39 = data38.bankName;
if(typeof data39 === "string"){
if(func2(data39) > 200){
const err116 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data39.length <= 400){
if(!(formats8.validate(data39))){
const err117 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err118 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data38.address !== undefined){
let data40 = data38.address;
if(typeof data40 === "string"){
if(func2(data40) > 500){
const err119 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data40.length <= 1000){
if(!(formats8.validate(data40))){
const err120 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err121 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data38.rib !== undefined){
let data41 = data38.rib;
if(typeof data41 === "string"){
if(func2(data41) > 60){
const err122 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
if(data41.length <= 120){
if(!(formats14.validate(data41))){
const err123 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/format",keyword:"format",params:{format: "bankRib"},message:"must match format \""+"bankRib"+"\""};
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
const err124 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data38.iban !== undefined){
let data42 = data38.iban;
if(typeof data42 === "string"){
if(func2(data42) > 60){
const err125 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data42.length <= 120){
if(!(formats16.validate(data42))){
const err126 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/format",keyword:"format",params:{format: "bankIban"},message:"must match format \""+"bankIban"+"\""};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
}
else {
const err127 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data38.bic !== undefined){
let data43 = data38.bic;
if(typeof data43 === "string"){
if(func2(data43) > 20){
const err128 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data43.length <= 40){
if(!(formats8.validate(data43))){
const err129 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/person/bankAccounts/" + i3+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err131 = {instancePath:instancePath+"/person/bankAccounts/" + i3,schemaPath:"#/properties/person/properties/bankAccounts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err132 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(data.representative !== undefined){
let data44 = data.representative;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
for(const key4 in data44){
if(!(func22.call(schema41.properties.representative.properties, key4))){
const err134 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data44.resourceUuid !== undefined){
let data45 = data44.resourceUuid;
if(typeof data45 === "string"){
if(!(formats40.validate(data45))){
const err135 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/properties/representative/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
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
const err136 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/properties/representative/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data44.gender !== undefined){
let data46 = data44.gender;
if(typeof data46 !== "string"){
const err137 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/properties/representative/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
if(!(((data46 === "MR") || (data46 === "MS")) || (data46 === "MRS"))){
const err138 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/properties/representative/properties/gender/enum",keyword:"enum",params:{allowedValues: schema41.properties.representative.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data44.surname !== undefined){
let data47 = data44.surname;
if(typeof data47 === "string"){
if(func2(data47) > 200){
const err139 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
if(data47.length <= 400){
if(!(formats8.validate(data47))){
const err140 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err141 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data44.firstName !== undefined){
let data48 = data44.firstName;
if(typeof data48 === "string"){
if(func2(data48) > 200){
const err142 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data48.length <= 400){
if(!(formats8.validate(data48))){
const err143 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err144 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data44.middle !== undefined){
let data49 = data44.middle;
if(typeof data49 === "string"){
if(func2(data49) > 200){
const err145 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data49.length <= 400){
if(!(formats8.validate(data49))){
const err146 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err147 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data44.birthDate !== undefined){
let data50 = data44.birthDate;
if(typeof data50 === "string"){
if(!(formats48.validate(data50))){
const err148 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/properties/representative/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
else {
const err149 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/properties/representative/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data44.placeOfBirth !== undefined){
let data51 = data44.placeOfBirth;
if(typeof data51 === "string"){
if(func2(data51) > 200){
const err150 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data51.length <= 400){
if(!(formats8.validate(data51))){
const err151 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data44.nationality !== undefined){
let data52 = data44.nationality;
if(typeof data52 === "string"){
if(func2(data52) > 3){
const err153 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
if(!schema32.includes(data52)){
const err154 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data44.contacts !== undefined){
let data53 = data44.contacts;
if(Array.isArray(data53)){
if(data53.length > 5){
const err156 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/properties/representative/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data53.length <= 5){
const len4 = data53.length;
for(let i4=0; i4<len4; i4++){
let data54 = data53[i4];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
for(const key5 in data54){
if(!(((((key5 === "email") || (key5 === "secondEmail")) || (key5 === "mobile")) || (key5 === "phone")) || (key5 === "address"))){
const err157 = {instancePath:instancePath+"/representative/contacts/" + i4,schemaPath:"#/properties/representative/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data54.email !== undefined){
let data55 = data54.email;
if(typeof data55 === "string"){
if(func2(data55) > 254){
const err158 = {instancePath:instancePath+"/representative/contacts/" + i4+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
if(data55.length <= 508){
if(!(formats0.validate(data55))){
const err159 = {instancePath:instancePath+"/representative/contacts/" + i4+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err160 = {instancePath:instancePath+"/representative/contacts/" + i4+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data54.secondEmail !== undefined){
let data56 = data54.secondEmail;
if(typeof data56 === "string"){
if(func2(data56) > 254){
const err161 = {instancePath:instancePath+"/representative/contacts/" + i4+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data56.length <= 508){
if(!(formats0.validate(data56))){
const err162 = {instancePath:instancePath+"/representative/contacts/" + i4+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
else {
const err163 = {instancePath:instancePath+"/representative/contacts/" + i4+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data54.mobile !== undefined){
let data57 = data54.mobile;
if(typeof data57 === "string"){
if(func2(data57) > 40){
const err164 = {instancePath:instancePath+"/representative/contacts/" + i4+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data57.length <= 80){
if(!(formats4.validate(data57))){
const err165 = {instancePath:instancePath+"/representative/contacts/" + i4+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
else {
const err166 = {instancePath:instancePath+"/representative/contacts/" + i4+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
if(data54.phone !== undefined){
let data58 = data54.phone;
if(typeof data58 === "string"){
if(func2(data58) > 40){
const err167 = {instancePath:instancePath+"/representative/contacts/" + i4+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data58.length <= 80){
if(!(formats6.validate(data58))){
const err168 = {instancePath:instancePath+"/representative/contacts/" + i4+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
}
else {
const err169 = {instancePath:instancePath+"/representative/contacts/" + i4+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data54.address !== undefined){
let data59 = data54.address;
if(typeof data59 === "string"){
if(func2(data59) > 500){
const err170 = {instancePath:instancePath+"/representative/contacts/" + i4+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data59.length <= 1000){
if(!(formats8.validate(data59))){
const err171 = {instancePath:instancePath+"/representative/contacts/" + i4+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err172 = {instancePath:instancePath+"/representative/contacts/" + i4+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err173 = {instancePath:instancePath+"/representative/contacts/" + i4,schemaPath:"#/properties/representative/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err174 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/properties/representative/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err175 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data.contacts !== undefined){
let data60 = data.contacts;
if(Array.isArray(data60)){
if(data60.length > 5){
const err176 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data60.length <= 5){
const len5 = data60.length;
for(let i5=0; i5<len5; i5++){
let data61 = data60[i5];
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
for(const key6 in data61){
if(!((((((key6 === "email") || (key6 === "secondEmail")) || (key6 === "mobile")) || (key6 === "phone")) || (key6 === "address")) || (key6 === "initialContact"))){
const err177 = {instancePath:instancePath+"/contacts/" + i5,schemaPath:"#/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data61.email !== undefined){
let data62 = data61.email;
if(typeof data62 === "string"){
if(func2(data62) > 254){
const err178 = {instancePath:instancePath+"/contacts/" + i5+"/email",schemaPath:"#/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data62.length <= 508){
if(!(formats0.validate(data62))){
const err179 = {instancePath:instancePath+"/contacts/" + i5+"/email",schemaPath:"#/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err180 = {instancePath:instancePath+"/contacts/" + i5+"/email",schemaPath:"#/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data61.secondEmail !== undefined){
let data63 = data61.secondEmail;
if(typeof data63 === "string"){
if(func2(data63) > 254){
const err181 = {instancePath:instancePath+"/contacts/" + i5+"/secondEmail",schemaPath:"#/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data63.length <= 508){
if(!(formats0.validate(data63))){
const err182 = {instancePath:instancePath+"/contacts/" + i5+"/secondEmail",schemaPath:"#/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err183 = {instancePath:instancePath+"/contacts/" + i5+"/secondEmail",schemaPath:"#/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
if(data61.mobile !== undefined){
let data64 = data61.mobile;
if(typeof data64 === "string"){
if(func2(data64) > 40){
const err184 = {instancePath:instancePath+"/contacts/" + i5+"/mobile",schemaPath:"#/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data64.length <= 80){
if(!(formats4.validate(data64))){
const err185 = {instancePath:instancePath+"/contacts/" + i5+"/mobile",schemaPath:"#/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err186 = {instancePath:instancePath+"/contacts/" + i5+"/mobile",schemaPath:"#/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data61.phone !== undefined){
let data65 = data61.phone;
if(typeof data65 === "string"){
if(func2(data65) > 40){
const err187 = {instancePath:instancePath+"/contacts/" + i5+"/phone",schemaPath:"#/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
if(data65.length <= 80){
if(!(formats6.validate(data65))){
const err188 = {instancePath:instancePath+"/contacts/" + i5+"/phone",schemaPath:"#/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err189 = {instancePath:instancePath+"/contacts/" + i5+"/phone",schemaPath:"#/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data61.address !== undefined){
let data66 = data61.address;
if(typeof data66 === "string"){
if(func2(data66) > 500){
const err190 = {instancePath:instancePath+"/contacts/" + i5+"/address",schemaPath:"#/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
if(data66.length <= 1000){
if(!(formats8.validate(data66))){
const err191 = {instancePath:instancePath+"/contacts/" + i5+"/address",schemaPath:"#/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err192 = {instancePath:instancePath+"/contacts/" + i5+"/address",schemaPath:"#/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data61.initialContact !== undefined){
if(typeof data61.initialContact !== "boolean"){
const err193 = {instancePath:instancePath+"/contacts/" + i5+"/initialContact",schemaPath:"#/properties/contacts/items/properties/initialContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err194 = {instancePath:instancePath+"/contacts/" + i5,schemaPath:"#/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
}
}
else {
const err195 = {instancePath:instancePath+"/contacts",schemaPath:"#/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data.identificationDocument !== undefined){
let data68 = data.identificationDocument;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
for(const key7 in data68){
if(!(((((key7 === "type") || (key7 === "registrationNumber")) || (key7 === "expirationDate")) || (key7 === "fileData")) || (key7 === "uploadDate"))){
const err196 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
if(data68.type !== undefined){
let data69 = data68.type;
if(typeof data69 === "string"){
if(func2(data69) > 100){
const err197 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(!schema45.includes(data69)){
const err198 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
else {
const err199 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data68.registrationNumber !== undefined){
let data70 = data68.registrationNumber;
if(typeof data70 === "string"){
if(func2(data70) > 100){
const err200 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data70.length <= 200){
if(!(formats8.validate(data70))){
const err201 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err202 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data68.expirationDate !== undefined){
let data71 = data68.expirationDate;
if(typeof data71 === "string"){
if(!(formats204.validate(data71))){
const err203 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/properties/identificationDocument/properties/expirationDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
else {
const err204 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/properties/identificationDocument/properties/expirationDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data68.fileData !== undefined){
let data72 = data68.fileData;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.label === undefined){
const err205 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/properties/identificationDocument/properties/fileData/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
if(data72.resourceUuid === undefined){
const err206 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/properties/identificationDocument/properties/fileData/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
for(const key8 in data72){
if(!((key8 === "label") || (key8 === "resourceUuid"))){
const err207 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/properties/identificationDocument/properties/fileData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data72.label !== undefined){
let data73 = data72.label;
if(typeof data73 === "string"){
if(func2(data73) > 255){
const err208 = {instancePath:instancePath+"/identificationDocument/fileData/label",schemaPath:"#/properties/identificationDocument/properties/fileData/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
const err209 = {instancePath:instancePath+"/identificationDocument/fileData/label",schemaPath:"#/properties/identificationDocument/properties/fileData/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data72.resourceUuid !== undefined){
let data74 = data72.resourceUuid;
if(typeof data74 === "string"){
if(!(formats40.validate(data74))){
const err210 = {instancePath:instancePath+"/identificationDocument/fileData/resourceUuid",schemaPath:"#/properties/identificationDocument/properties/fileData/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
else {
const err211 = {instancePath:instancePath+"/identificationDocument/fileData/resourceUuid",schemaPath:"#/properties/identificationDocument/properties/fileData/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err212 = {instancePath:instancePath+"/identificationDocument/fileData",schemaPath:"#/properties/identificationDocument/properties/fileData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
if(data68.uploadDate !== undefined){
let data75 = data68.uploadDate;
if(typeof data75 === "string"){
if(func2(data75) > 40){
const err213 = {instancePath:instancePath+"/identificationDocument/uploadDate",schemaPath:"#/properties/identificationDocument/properties/uploadDate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(data75.length <= 80){
if(!(formats118.validate(data75))){
const err214 = {instancePath:instancePath+"/identificationDocument/uploadDate",schemaPath:"#/properties/identificationDocument/properties/uploadDate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
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
const err215 = {instancePath:instancePath+"/identificationDocument/uploadDate",schemaPath:"#/properties/identificationDocument/properties/uploadDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err216 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data.picture !== undefined){
let data76 = data.picture;
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.label === undefined){
const err217 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data76.resourceUuid === undefined){
const err218 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
for(const key9 in data76){
if(!((key9 === "label") || (key9 === "resourceUuid"))){
const err219 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
if(data76.label !== undefined){
let data77 = data76.label;
if(typeof data77 === "string"){
if(func2(data77) > 255){
const err220 = {instancePath:instancePath+"/picture/label",schemaPath:"#/properties/picture/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
else {
const err221 = {instancePath:instancePath+"/picture/label",schemaPath:"#/properties/picture/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
}
if(data76.resourceUuid !== undefined){
let data78 = data76.resourceUuid;
if(typeof data78 === "string"){
if(!(formats40.validate(data78))){
const err222 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/properties/picture/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
else {
const err223 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/properties/picture/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err224 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
}
if(data.employer !== undefined){
let data79 = data.employer;
if(typeof data79 === "string"){
if(func2(data79) > 200){
const err225 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if(data79.length <= 400){
if(!(formats8.validate(data79))){
const err226 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err227 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data.employerAddress !== undefined){
let data80 = data.employerAddress;
if(typeof data80 === "string"){
if(func2(data80) > 500){
const err228 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
if(data80.length <= 1000){
if(!(formats8.validate(data80))){
const err229 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
}
else {
const err230 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
if(data.contractType !== undefined){
let data81 = data.contractType;
if(typeof data81 === "string"){
if(func2(data81) > 100){
const err231 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
if(!schema46.includes(data81)){
const err232 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
else {
const err233 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
if(data.monthlyIncome !== undefined){
let data82 = data.monthlyIncome;
if((typeof data82 == "number") && (isFinite(data82))){
if(data82 > 1000000000 || isNaN(data82)){
const err234 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
if(data82 < 0 || isNaN(data82)){
const err235 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
else {
const err236 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
}
if(data.guarantors !== undefined){
let data83 = data.guarantors;
if(Array.isArray(data83)){
if(data83.length > 50){
const err237 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if(data83.length < 1){
const err238 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data83.length <= 50){
const len6 = data83.length;
for(let i6=0; i6<len6; i6++){
let data84 = data83[i6];
const _errs184 = errors;
let valid32 = true;
const _errs185 = errors;
if(((self) => cel.equal(self?.type, "INDIVIDUAL"))(data84) !== true){
const err239 = {};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
var _valid2 = _errs185 === errors;
errors = _errs184;
if(vErrors !== null){
if(_errs184){
vErrors.length = _errs184;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs186 = errors;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.person === undefined){
const err240 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
if(data84.person !== undefined){
let data85 = data84.person;
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
if(data85.gender === undefined){
const err241 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "gender"},message:"must have required property '"+"gender"+"'"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
if(data85.surname === undefined){
const err242 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "surname"},message:"must have required property '"+"surname"+"'"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
if(data85.firstName === undefined){
const err243 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(data85.birthDate === undefined){
const err244 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "birthDate"},message:"must have required property '"+"birthDate"+"'"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data85.placeOfBirth === undefined){
const err245 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "placeOfBirth"},message:"must have required property '"+"placeOfBirth"+"'"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
if(data85.nationality === undefined){
const err246 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "nationality"},message:"must have required property '"+"nationality"+"'"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(data85.contacts === undefined){
const err247 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
if(data85.contacts !== undefined){
let data86 = data85.contacts;
if(Array.isArray(data86)){
if(data86.length < 1){
const err248 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
const len7 = data86.length;
for(let i7=0; i7<len7; i7++){
let data87 = data86[i7];
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
if(data87.mobile === undefined){
const err249 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i7,schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
if(data87.email === undefined){
const err250 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i7,schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
}
}
else {
const err251 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/0/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
}
}
var _valid2 = _errs186 === errors;
valid32 = _valid2;
}
if(!valid32){
const err252 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
const _errs192 = errors;
let valid37 = true;
const _errs193 = errors;
if(((self) => cel.equal(self?.type, "CORPORATION"))(data84) !== true){
const err253 = {};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
var _valid3 = _errs193 === errors;
errors = _errs192;
if(vErrors !== null){
if(_errs192){
vErrors.length = _errs192;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs194 = errors;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.person === undefined){
const err254 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
if(data84.person !== undefined){
let data88 = data84.person;
if(data88 && typeof data88 == "object" && !Array.isArray(data88)){
if(data88.name === undefined){
const err255 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
if(data88.contacts === undefined){
const err256 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
if(data88.contacts !== undefined){
let data89 = data88.contacts;
if(Array.isArray(data89)){
if(data89.length < 1){
const err257 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
const len8 = data89.length;
for(let i8=0; i8<len8; i8++){
let data90 = data89[i8];
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
if(data90.mobile === undefined){
const err258 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i8,schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if(data90.email === undefined){
const err259 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i8,schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"};
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
}
else {
const err260 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/allOf/1/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
}
var _valid3 = _errs194 === errors;
valid37 = _valid3;
}
if(!valid37){
const err261 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.type === undefined){
const err262 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
if(data84.person === undefined){
const err263 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
for(const key10 in data84){
if(!(((key10 === "resourceUuid") || (key10 === "type")) || (key10 === "person"))){
const err264 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
if(data84.resourceUuid !== undefined){
let data91 = data84.resourceUuid;
if(typeof data91 === "string"){
if(!(formats40.validate(data91))){
const err265 = {instancePath:instancePath+"/guarantors/" + i6+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
else {
const err266 = {instancePath:instancePath+"/guarantors/" + i6+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
if(data84.type !== undefined){
let data92 = data84.type;
if(typeof data92 !== "string"){
const err267 = {instancePath:instancePath+"/guarantors/" + i6+"/type",schemaPath:"#/properties/guarantors/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if(!((data92 === "INDIVIDUAL") || (data92 === "CORPORATION"))){
const err268 = {instancePath:instancePath+"/guarantors/" + i6+"/type",schemaPath:"#/properties/guarantors/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.guarantors.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
}
if(data84.person !== undefined){
let data93 = data84.person;
if(data93 && typeof data93 == "object" && !Array.isArray(data93)){
for(const key11 in data93){
if(!(func22.call(schema41.properties.guarantors.items.properties.person.properties, key11))){
const err269 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
}
if(data93.resourceUuid !== undefined){
let data94 = data93.resourceUuid;
if(typeof data94 === "string"){
if(!(formats40.validate(data94))){
const err270 = {instancePath:instancePath+"/guarantors/" + i6+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
else {
const err271 = {instancePath:instancePath+"/guarantors/" + i6+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
}
if(data93.gender !== undefined){
let data95 = data93.gender;
if(typeof data95 !== "string"){
const err272 = {instancePath:instancePath+"/guarantors/" + i6+"/person/gender",schemaPath:"#/properties/guarantors/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
if(!(((data95 === "MR") || (data95 === "MS")) || (data95 === "MRS"))){
const err273 = {instancePath:instancePath+"/guarantors/" + i6+"/person/gender",schemaPath:"#/properties/guarantors/items/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema41.properties.guarantors.items.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data93.surname !== undefined){
let data96 = data93.surname;
if(typeof data96 === "string"){
if(func2(data96) > 200){
const err274 = {instancePath:instancePath+"/guarantors/" + i6+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if(data96.length <= 400){
if(!(formats8.validate(data96))){
const err275 = {instancePath:instancePath+"/guarantors/" + i6+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err276 = {instancePath:instancePath+"/guarantors/" + i6+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data93.firstName !== undefined){
let data97 = data93.firstName;
if(typeof data97 === "string"){
if(func2(data97) > 200){
const err277 = {instancePath:instancePath+"/guarantors/" + i6+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
if(data97.length <= 400){
if(!(formats8.validate(data97))){
const err278 = {instancePath:instancePath+"/guarantors/" + i6+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err279 = {instancePath:instancePath+"/guarantors/" + i6+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data93.birthDate !== undefined){
let data98 = data93.birthDate;
if(typeof data98 === "string"){
if(!(formats48.validate(data98))){
const err280 = {instancePath:instancePath+"/guarantors/" + i6+"/person/birthDate",schemaPath:"#/properties/guarantors/items/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
const err281 = {instancePath:instancePath+"/guarantors/" + i6+"/person/birthDate",schemaPath:"#/properties/guarantors/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
if(data93.placeOfBirth !== undefined){
let data99 = data93.placeOfBirth;
if(typeof data99 === "string"){
if(func2(data99) > 200){
const err282 = {instancePath:instancePath+"/guarantors/" + i6+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
if(data99.length <= 400){
if(!(formats8.validate(data99))){
const err283 = {instancePath:instancePath+"/guarantors/" + i6+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err284 = {instancePath:instancePath+"/guarantors/" + i6+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
}
if(data93.nationality !== undefined){
let data100 = data93.nationality;
if(typeof data100 === "string"){
if(func2(data100) > 3){
const err285 = {instancePath:instancePath+"/guarantors/" + i6+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if(!schema32.includes(data100)){
const err286 = {instancePath:instancePath+"/guarantors/" + i6+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
}
else {
const err287 = {instancePath:instancePath+"/guarantors/" + i6+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
}
if(data93.name !== undefined){
let data101 = data93.name;
if(typeof data101 === "string"){
if(func2(data101) > 200){
const err288 = {instancePath:instancePath+"/guarantors/" + i6+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
if(data101.length <= 400){
if(!(formats8.validate(data101))){
const err289 = {instancePath:instancePath+"/guarantors/" + i6+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err290 = {instancePath:instancePath+"/guarantors/" + i6+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
}
if(data93.legalStatus !== undefined){
let data102 = data93.legalStatus;
if(typeof data102 === "string"){
if(func2(data102) > 200){
const err291 = {instancePath:instancePath+"/guarantors/" + i6+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
if(!schema33.includes(data102)){
const err292 = {instancePath:instancePath+"/guarantors/" + i6+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
}
else {
const err293 = {instancePath:instancePath+"/guarantors/" + i6+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
if(data93.shareCapital !== undefined){
let data103 = data93.shareCapital;
if((typeof data103 == "number") && (isFinite(data103))){
if(data103 > 1000000000000 || isNaN(data103)){
const err294 = {instancePath:instancePath+"/guarantors/" + i6+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if(data103 < 0 || isNaN(data103)){
const err295 = {instancePath:instancePath+"/guarantors/" + i6+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
else {
const err296 = {instancePath:instancePath+"/guarantors/" + i6+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
if(data93.siren !== undefined){
let data104 = data93.siren;
if(typeof data104 === "string"){
if(func2(data104) > 40){
const err297 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
if(data104.length <= 80){
if(!(formats54.validate(data104))){
const err298 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
}
else {
const err299 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
if(data93.siret !== undefined){
let data105 = data93.siret;
if(typeof data105 === "string"){
if(func2(data105) > 40){
const err300 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
if(data105.length <= 80){
if(!(formats56.validate(data105))){
const err301 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
const err302 = {instancePath:instancePath+"/guarantors/" + i6+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
if(data93.vatNumber !== undefined){
let data106 = data93.vatNumber;
if(typeof data106 === "string"){
if(func2(data106) > 40){
const err303 = {instancePath:instancePath+"/guarantors/" + i6+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
if(data106.length <= 80){
if(!(formats58.validate(data106))){
const err304 = {instancePath:instancePath+"/guarantors/" + i6+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
const err305 = {instancePath:instancePath+"/guarantors/" + i6+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
if(data93.contacts !== undefined){
let data107 = data93.contacts;
if(Array.isArray(data107)){
if(data107.length > 5){
const err306 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
if(data107.length <= 5){
const len9 = data107.length;
for(let i9=0; i9<len9; i9++){
let data108 = data107[i9];
if(data108 && typeof data108 == "object" && !Array.isArray(data108)){
for(const key12 in data108){
if(!((((key12 === "mobile") || (key12 === "phone")) || (key12 === "email")) || (key12 === "address"))){
const err307 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
if(data108.mobile !== undefined){
let data109 = data108.mobile;
if(typeof data109 === "string"){
if(func2(data109) > 40){
const err308 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
if(data109.length <= 80){
if(!(formats4.validate(data109))){
const err309 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err310 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data108.phone !== undefined){
let data110 = data108.phone;
if(typeof data110 === "string"){
if(func2(data110) > 40){
const err311 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(data110.length <= 80){
if(!(formats6.validate(data110))){
const err312 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
else {
const err313 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
if(data108.email !== undefined){
let data111 = data108.email;
if(typeof data111 === "string"){
if(func2(data111) > 254){
const err314 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
if(data111.length <= 508){
if(!(formats0.validate(data111))){
const err315 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err316 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
if(data108.address !== undefined){
let data112 = data108.address;
if(typeof data112 === "string"){
if(func2(data112) > 500){
const err317 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
if(data112.length <= 1000){
if(!(formats8.validate(data112))){
const err318 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err319 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
}
else {
const err320 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts/" + i9,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err321 = {instancePath:instancePath+"/guarantors/" + i6+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err322 = {instancePath:instancePath+"/guarantors/" + i6+"/person",schemaPath:"#/properties/guarantors/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
}
else {
const err323 = {instancePath:instancePath+"/guarantors/" + i6,schemaPath:"#/properties/guarantors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err324 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
if(data.emergencyContacts !== undefined){
let data113 = data.emergencyContacts;
if(Array.isArray(data113)){
if(data113.length > 50){
const err325 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
if(data113.length < 1){
const err326 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
if(data113.length <= 50){
const len10 = data113.length;
for(let i10=0; i10<len10; i10++){
let data114 = data113[i10];
const _errs251 = errors;
let valid50 = true;
const _errs252 = errors;
if(((self) => cel.equal(self?.type, "INDIVIDUAL"))(data114) !== true){
const err327 = {};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
var _valid4 = _errs252 === errors;
errors = _errs251;
if(vErrors !== null){
if(_errs251){
vErrors.length = _errs251;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs253 = errors;
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
if(data114.person === undefined){
const err328 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
if(data114.person !== undefined){
let data115 = data114.person;
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
if(data115.gender === undefined){
const err329 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "gender"},message:"must have required property '"+"gender"+"'"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
if(data115.surname === undefined){
const err330 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "surname"},message:"must have required property '"+"surname"+"'"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
if(data115.firstName === undefined){
const err331 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "firstName"},message:"must have required property '"+"firstName"+"'"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
if(data115.birthDate === undefined){
const err332 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "birthDate"},message:"must have required property '"+"birthDate"+"'"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
if(data115.placeOfBirth === undefined){
const err333 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "placeOfBirth"},message:"must have required property '"+"placeOfBirth"+"'"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
if(data115.nationality === undefined){
const err334 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "nationality"},message:"must have required property '"+"nationality"+"'"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
if(data115.contacts === undefined){
const err335 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
if(data115.contacts !== undefined){
let data116 = data115.contacts;
if(Array.isArray(data116)){
if(data116.length < 1){
const err336 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/contacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
const len11 = data116.length;
for(let i11=0; i11<len11; i11++){
let data117 = data116[i11];
if(data117 && typeof data117 == "object" && !Array.isArray(data117)){
if(data117.mobile === undefined){
const err337 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i11,schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/contacts/items/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
}
}
}
else {
const err338 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/allOf/0/then/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
}
}
var _valid4 = _errs253 === errors;
valid50 = _valid4;
}
if(!valid50){
const err339 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
const _errs259 = errors;
let valid55 = true;
const _errs260 = errors;
if(((self) => cel.equal(self?.type, "CORPORATION"))(data114) !== true){
const err340 = {};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
var _valid5 = _errs260 === errors;
errors = _errs259;
if(vErrors !== null){
if(_errs259){
vErrors.length = _errs259;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs261 = errors;
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
if(data114.person === undefined){
const err341 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
if(data114.person !== undefined){
let data118 = data114.person;
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
if(data118.name === undefined){
const err342 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/allOf/1/then/properties/person/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
}
}
}
var _valid5 = _errs261 === errors;
valid55 = _valid5;
}
if(!valid55){
const err343 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/allOf/1/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
if(data114 && typeof data114 == "object" && !Array.isArray(data114)){
if(data114.type === undefined){
const err344 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
if(data114.person === undefined){
const err345 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
for(const key13 in data114){
if(!(((key13 === "resourceUuid") || (key13 === "type")) || (key13 === "person"))){
const err346 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
if(data114.resourceUuid !== undefined){
let data119 = data114.resourceUuid;
if(typeof data119 === "string"){
if(!(formats40.validate(data119))){
const err347 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
else {
const err348 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
if(data114.type !== undefined){
let data120 = data114.type;
if(typeof data120 !== "string"){
const err349 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
if(!((data120 === "INDIVIDUAL") || (data120 === "CORPORATION"))){
const err350 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema41.properties.emergencyContacts.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
if(data114.person !== undefined){
let data121 = data114.person;
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
for(const key14 in data121){
if(!(func22.call(schema41.properties.emergencyContacts.items.properties.person.properties, key14))){
const err351 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
if(data121.resourceUuid !== undefined){
let data122 = data121.resourceUuid;
if(typeof data122 === "string"){
if(!(formats40.validate(data122))){
const err352 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
else {
const err353 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
}
if(data121.gender !== undefined){
let data123 = data121.gender;
if(typeof data123 !== "string"){
const err354 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
if(!(((data123 === "MR") || (data123 === "MS")) || (data123 === "MRS"))){
const err355 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema41.properties.emergencyContacts.items.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
}
if(data121.surname !== undefined){
let data124 = data121.surname;
if(typeof data124 === "string"){
if(func2(data124) > 200){
const err356 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
if(data124.length <= 400){
if(!(formats8.validate(data124))){
const err357 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
}
else {
const err358 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
}
if(data121.firstName !== undefined){
let data125 = data121.firstName;
if(typeof data125 === "string"){
if(func2(data125) > 200){
const err359 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
if(data125.length <= 400){
if(!(formats8.validate(data125))){
const err360 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err361 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
}
if(data121.birthDate !== undefined){
let data126 = data121.birthDate;
if(typeof data126 === "string"){
if(!(formats48.validate(data126))){
const err362 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
}
else {
const err363 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
}
if(data121.placeOfBirth !== undefined){
let data127 = data121.placeOfBirth;
if(typeof data127 === "string"){
if(func2(data127) > 200){
const err364 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
if(data127.length <= 400){
if(!(formats8.validate(data127))){
const err365 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
}
else {
const err366 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
if(data121.nationality !== undefined){
let data128 = data121.nationality;
if(typeof data128 === "string"){
if(func2(data128) > 3){
const err367 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
if(!schema32.includes(data128)){
const err368 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
else {
const err369 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
if(data121.name !== undefined){
let data129 = data121.name;
if(typeof data129 === "string"){
if(func2(data129) > 200){
const err370 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
if(data129.length <= 400){
if(!(formats8.validate(data129))){
const err371 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
}
else {
const err372 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
if(data121.legalStatus !== undefined){
let data130 = data121.legalStatus;
if(typeof data130 === "string"){
if(func2(data130) > 200){
const err373 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
if(!schema33.includes(data130)){
const err374 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
else {
const err375 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
}
if(data121.shareCapital !== undefined){
let data131 = data121.shareCapital;
if((typeof data131 == "number") && (isFinite(data131))){
if(data131 > 1000000000000 || isNaN(data131)){
const err376 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
if(data131 < 0 || isNaN(data131)){
const err377 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err378 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
}
if(data121.siren !== undefined){
let data132 = data121.siren;
if(typeof data132 === "string"){
if(func2(data132) > 40){
const err379 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
if(data132.length <= 80){
if(!(formats54.validate(data132))){
const err380 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
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
const err381 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
}
if(data121.siret !== undefined){
let data133 = data121.siret;
if(typeof data133 === "string"){
if(func2(data133) > 40){
const err382 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
if(data133.length <= 80){
if(!(formats56.validate(data133))){
const err383 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
const err384 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
}
if(data121.vatNumber !== undefined){
let data134 = data121.vatNumber;
if(typeof data134 === "string"){
if(func2(data134) > 40){
const err385 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
if(data134.length <= 80){
if(!(formats58.validate(data134))){
const err386 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
const err387 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
}
if(data121.contacts !== undefined){
let data135 = data121.contacts;
if(Array.isArray(data135)){
if(data135.length > 5){
const err388 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
if(data135.length <= 5){
const len12 = data135.length;
for(let i12=0; i12<len12; i12++){
let data136 = data135[i12];
if(data136 && typeof data136 == "object" && !Array.isArray(data136)){
for(const key15 in data136){
if(!((((key15 === "mobile") || (key15 === "phone")) || (key15 === "email")) || (key15 === "address"))){
const err389 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
}
if(data136.mobile !== undefined){
let data137 = data136.mobile;
if(typeof data137 === "string"){
if(func2(data137) > 40){
const err390 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
if(data137.length <= 80){
if(!(formats4.validate(data137))){
const err391 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
}
else {
const err392 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
}
if(data136.phone !== undefined){
let data138 = data136.phone;
if(typeof data138 === "string"){
if(func2(data138) > 40){
const err393 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
if(data138.length <= 80){
if(!(formats6.validate(data138))){
const err394 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err395 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
}
if(data136.email !== undefined){
let data139 = data136.email;
if(typeof data139 === "string"){
if(func2(data139) > 254){
const err396 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
if(data139.length <= 508){
if(!(formats0.validate(data139))){
const err397 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
}
else {
const err398 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
if(data136.address !== undefined){
let data140 = data136.address;
if(typeof data140 === "string"){
if(func2(data140) > 500){
const err399 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
if(data140.length <= 1000){
if(!(formats8.validate(data140))){
const err400 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err401 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
}
}
else {
const err402 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts/" + i12,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err403 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
}
}
else {
const err404 = {instancePath:instancePath+"/emergencyContacts/" + i10+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err405 = {instancePath:instancePath+"/emergencyContacts/" + i10,schemaPath:"#/properties/emergencyContacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err406 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
}
if(data.documents !== undefined){
let data141 = data.documents;
if(Array.isArray(data141)){
if(data141.length > 20){
const err407 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
if(data141.length <= 20){
const len13 = data141.length;
for(let i13=0; i13<len13; i13++){
let data142 = data141[i13];
if(data142 && typeof data142 == "object" && !Array.isArray(data142)){
if(data142.fileData === undefined){
const err408 = {instancePath:instancePath+"/documents/" + i13,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty: "fileData"},message:"must have required property '"+"fileData"+"'"};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
for(const key16 in data142){
if(!(((((key16 === "resourceUuid") || (key16 === "type")) || (key16 === "description")) || (key16 === "fileData")) || (key16 === "uploadDate"))){
const err409 = {instancePath:instancePath+"/documents/" + i13,schemaPath:"#/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
}
if(data142.resourceUuid !== undefined){
let data143 = data142.resourceUuid;
if(typeof data143 === "string"){
if(!(formats40.validate(data143))){
const err410 = {instancePath:instancePath+"/documents/" + i13+"/resourceUuid",schemaPath:"#/properties/documents/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
}
else {
const err411 = {instancePath:instancePath+"/documents/" + i13+"/resourceUuid",schemaPath:"#/properties/documents/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
}
if(data142.type !== undefined){
let data144 = data142.type;
if(typeof data144 === "string"){
if(func2(data144) > 100){
const err412 = {instancePath:instancePath+"/documents/" + i13+"/type",schemaPath:"#/properties/documents/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
if(!schema40.includes(data144)){
const err413 = {instancePath:instancePath+"/documents/" + i13+"/type",schemaPath:"#/properties/documents/items/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
}
else {
const err414 = {instancePath:instancePath+"/documents/" + i13+"/type",schemaPath:"#/properties/documents/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
}
if(data142.description !== undefined){
let data145 = data142.description;
if(typeof data145 === "string"){
if(func2(data145) > 500){
const err415 = {instancePath:instancePath+"/documents/" + i13+"/description",schemaPath:"#/properties/documents/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
if(data145.length <= 1000){
if(!(formats8.validate(data145))){
const err416 = {instancePath:instancePath+"/documents/" + i13+"/description",schemaPath:"#/properties/documents/items/properties/description/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
}
}
else {
const err417 = {instancePath:instancePath+"/documents/" + i13+"/description",schemaPath:"#/properties/documents/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
}
if(data142.fileData !== undefined){
let data146 = data142.fileData;
if(data146 && typeof data146 == "object" && !Array.isArray(data146)){
if(data146.label === undefined){
const err418 = {instancePath:instancePath+"/documents/" + i13+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
if(data146.resourceUuid === undefined){
const err419 = {instancePath:instancePath+"/documents/" + i13+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
for(const key17 in data146){
if(!((key17 === "label") || (key17 === "resourceUuid"))){
const err420 = {instancePath:instancePath+"/documents/" + i13+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key17},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
}
if(data146.label !== undefined){
let data147 = data146.label;
if(typeof data147 === "string"){
if(func2(data147) > 255){
const err421 = {instancePath:instancePath+"/documents/" + i13+"/fileData/label",schemaPath:"#/properties/documents/items/properties/fileData/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
}
else {
const err422 = {instancePath:instancePath+"/documents/" + i13+"/fileData/label",schemaPath:"#/properties/documents/items/properties/fileData/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
}
if(data146.resourceUuid !== undefined){
let data148 = data146.resourceUuid;
if(typeof data148 === "string"){
if(!(formats40.validate(data148))){
const err423 = {instancePath:instancePath+"/documents/" + i13+"/fileData/resourceUuid",schemaPath:"#/properties/documents/items/properties/fileData/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
}
else {
const err424 = {instancePath:instancePath+"/documents/" + i13+"/fileData/resourceUuid",schemaPath:"#/properties/documents/items/properties/fileData/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err425 = {instancePath:instancePath+"/documents/" + i13+"/fileData",schemaPath:"#/properties/documents/items/properties/fileData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
}
if(data142.uploadDate !== undefined){
let data149 = data142.uploadDate;
if(typeof data149 === "string"){
if(func2(data149) > 40){
const err426 = {instancePath:instancePath+"/documents/" + i13+"/uploadDate",schemaPath:"#/properties/documents/items/properties/uploadDate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
if(data149.length <= 80){
if(!(formats118.validate(data149))){
const err427 = {instancePath:instancePath+"/documents/" + i13+"/uploadDate",schemaPath:"#/properties/documents/items/properties/uploadDate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
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
const err428 = {instancePath:instancePath+"/documents/" + i13+"/uploadDate",schemaPath:"#/properties/documents/items/properties/uploadDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
}
}
else {
const err429 = {instancePath:instancePath+"/documents/" + i13,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
}
}
}
else {
const err430 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
}
if(data.followupAddress !== undefined){
let data150 = data.followupAddress;
if(typeof data150 === "string"){
if(func2(data150) > 500){
const err431 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
if(data150.length <= 1000){
if(!(formats8.validate(data150))){
const err432 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
}
}
else {
const err433 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
}
if(data.privateComment !== undefined){
let data151 = data.privateComment;
if(typeof data151 === "string"){
if(func2(data151) > 5000){
const err434 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
}
else {
const err435 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
}
}
else {
const err436 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

exports.v10 = validate20;
const schema52 = {"type":"object","additionalProperties":false,"required":["type","person","guarantors","emergencyContacts"],"properties":{"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"},"default":"CORPORATION"},"reference":{"type":"string","format":"line","maxLength":40,"numbered":"LOC-{number}"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"middlename":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"profession":{"type":"string","format":"line","lookup":"jobs","open":true,"maxLength":200},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"remarks":["siren"],"proposals":[{"from":"siret","by":"sirenOfSiret"}]},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true,"remarks":["siret"]},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"remarks":["vat"],"proposals":[{"from":"siren","by":"vatOfSiren"}]},"activityField":{"type":"string","format":"line","maxLength":200},"website":{"type":"string","format":"url","maxLength":500},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"secondEmail":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"initialContact":{"type":"boolean"}}}},"bankAccounts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"bankName":{"type":"string","format":"line","maxLength":200},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"},"rib":{"type":"string","format":"bankRib","maxLength":60,"copy":true,"remarks":["rib"],"proposals":[{"from":"iban","by":"ribOfIban"}]},"iban":{"type":"string","format":"bankIban","maxLength":60,"copy":true,"remarks":["iban"],"proposals":[{"from":"rib","by":"ibanOfRib"}]},"bic":{"type":"string","format":"line","maxLength":20,"copy":true}}}}}},"representative":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"middle":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"email":{"type":"string","format":"email","maxLength":254},"secondEmail":{"type":"string","format":"email","maxLength":254},"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}}}},"listed":false},"identificationDocument":{"type":"object","additionalProperties":false,"properties":{"type":{"type":"string","lookup":"identificationDocumentTypes","maxLength":100},"registrationNumber":{"type":"string","format":"line","maxLength":100},"expirationDate":{"type":"string","format":"date","expiresSoon":30},"metaData":{"type":"object","additionalProperties":false,"properties":{"fileName":{"type":"string","maxLength":255},"fileUuid":{"type":"string","format":"uuid"}},"required":["fileName"],"writeOnly":true},"uploaddate":{"type":"string","format":"stamp","maxLength":40,"writeOnly":true}}},"picture":{"type":"object","additionalProperties":false,"properties":{"label":{"type":"string","maxLength":255},"resourceUuid":{"type":"string","format":"uuid"}},"required":["label","resourceUuid"],"listed":false,"upload":{"part":"picture","accept":["image/gif","image/jpeg","image/png","image/svg+xml","image/svg"],"maxBytes":10485760,"bytes":"getFile"}},"employer":{"type":"string","format":"line","maxLength":200,"listed":false},"employerAddress":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}","listed":false},"contractType":{"type":"string","lookup":"contractTypes","maxLength":100,"listed":false},"monthlyIncome":{"type":"number","minimum":0,"maximum":1000000000,"unit":"€","listed":false},"guarantors":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"remarks":["siren"],"proposals":[{"from":"siret","by":"sirenOfSiret"}]},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true,"remarks":["siret"]},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"remarks":["vat"],"proposals":[{"from":"siren","by":"vatOfSiren"}]},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"email":{"type":"string","format":"email","maxLength":254},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}}}}}}},"minItems":1,"listed":false},"emergencyContacts":{"type":"array","maxItems":50,"items":{"type":"object","additionalProperties":false,"required":["type","person"],"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"type":{"type":"string","enum":["INDIVIDUAL","CORPORATION"],"aliases":{"individual":"INDIVIDUAL","corporation":"CORPORATION"},"default":"INDIVIDUAL"},"person":{"type":"object","additionalProperties":false,"properties":{"resourceUuid":{"type":"string","format":"uuid","identity":true},"gender":{"type":"string","enum":["MR","MS","MRS"]},"surname":{"type":"string","format":"line","maxLength":200},"firstName":{"type":"string","format":"line","maxLength":200},"birthDate":{"type":"string","format":"pastDate"},"placeOfBirth":{"type":"string","format":"line","maxLength":200},"nationality":{"type":"string","lookup":"countries","maxLength":3},"name":{"type":"string","format":"line","maxLength":200},"legalStatus":{"type":"string","lookup":"legalStatuses","maxLength":200},"shareCapital":{"type":"number","minimum":0,"maximum":1000000000000,"unit":"€"},"siren":{"type":"string","format":"siren","maxLength":40,"copy":true,"remarks":["siren"],"proposals":[{"from":"siret","by":"sirenOfSiret"}]},"siret":{"type":"string","format":"siret","maxLength":40,"copy":true,"remarks":["siret"]},"vatNumber":{"type":"string","format":"vat","maxLength":40,"copy":true,"remarks":["vat"],"proposals":[{"from":"siren","by":"vatOfSiren"}]},"contacts":{"type":"array","maxItems":5,"items":{"type":"object","additionalProperties":false,"properties":{"mobile":{"type":"string","format":"mobile","maxLength":40},"phone":{"type":"string","format":"landline","maxLength":40},"email":{"type":"string","format":"email","maxLength":254},"address":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}"}}}}}}}},"minItems":1,"listed":false},"documents":{"type":"array","maxItems":20,"items":{"type":"object","additionalProperties":false,"required":["metaData"],"properties":{"type":{"type":"string","lookup":"documentTypes","maxLength":100},"description":{"type":"string","format":"line","maxLength":500},"metaData":{"type":"object","additionalProperties":false,"properties":{"fileName":{"type":"string","maxLength":255},"fileUuid":{"type":"string","format":"uuid"}},"required":["fileName"],"writeOnly":true},"uploaddate":{"type":"string","format":"stamp","maxLength":40,"writeOnly":true}}},"listed":false},"followupAddress":{"type":"string","format":"line","maxLength":500,"fromParts":"{streetNumber}, {street} {town} {postalCode} - {country}","listed":false},"privateComment":{"type":"string","maxLength":5000,"listed":false}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(func22.call(schema52.properties, key0))){
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
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema52.properties.type.enum},message:"must be equal to one of the allowed values"};
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
if(!(formats8.validate(data1))){
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
if(!(func22.call(schema52.properties.person.properties, key1))){
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
if(!(formats40.validate(data3))){
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
if(data2.gender !== undefined){
let data4 = data2.gender;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!(((data4 === "MR") || (data4 === "MS")) || (data4 === "MRS"))){
const err14 = {instancePath:instancePath+"/person/gender",schemaPath:"#/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema52.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.surname !== undefined){
let data5 = data2.surname;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err15 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5.length <= 400){
if(!(formats8.validate(data5))){
const err16 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err17 = {instancePath:instancePath+"/person/surname",schemaPath:"#/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.firstName !== undefined){
let data6 = data2.firstName;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err18 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data6.length <= 400){
if(!(formats8.validate(data6))){
const err19 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err20 = {instancePath:instancePath+"/person/firstName",schemaPath:"#/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.middlename !== undefined){
let data7 = data2.middlename;
if(typeof data7 === "string"){
if(func2(data7) > 200){
const err21 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data7.length <= 400){
if(!(formats8.validate(data7))){
const err22 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err23 = {instancePath:instancePath+"/person/middlename",schemaPath:"#/properties/person/properties/middlename/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.birthDate !== undefined){
let data8 = data2.birthDate;
if(typeof data8 === "string"){
if(!(formats48.validate(data8))){
const err24 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
const err25 = {instancePath:instancePath+"/person/birthDate",schemaPath:"#/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.placeOfBirth !== undefined){
let data9 = data2.placeOfBirth;
if(typeof data9 === "string"){
if(func2(data9) > 200){
const err26 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data9.length <= 400){
if(!(formats8.validate(data9))){
const err27 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err28 = {instancePath:instancePath+"/person/placeOfBirth",schemaPath:"#/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.nationality !== undefined){
let data10 = data2.nationality;
if(typeof data10 === "string"){
if(func2(data10) > 3){
const err29 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!schema32.includes(data10)){
const err30 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/person/nationality",schemaPath:"#/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data2.profession !== undefined){
let data11 = data2.profession;
if(typeof data11 === "string"){
if(func2(data11) > 200){
const err32 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data11.length <= 400){
if(!(formats8.validate(data11))){
const err33 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err34 = {instancePath:instancePath+"/person/profession",schemaPath:"#/properties/person/properties/profession/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data2.name !== undefined){
let data12 = data2.name;
if(typeof data12 === "string"){
if(func2(data12) > 200){
const err35 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data12.length <= 400){
if(!(formats8.validate(data12))){
const err36 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err37 = {instancePath:instancePath+"/person/name",schemaPath:"#/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data2.legalStatus !== undefined){
let data13 = data2.legalStatus;
if(typeof data13 === "string"){
if(func2(data13) > 200){
const err38 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!schema33.includes(data13)){
const err39 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
const err40 = {instancePath:instancePath+"/person/legalStatus",schemaPath:"#/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data2.shareCapital !== undefined){
let data14 = data2.shareCapital;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000000000 || isNaN(data14)){
const err41 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data14 < 0 || isNaN(data14)){
const err42 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/person/shareCapital",schemaPath:"#/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data2.siren !== undefined){
let data15 = data2.siren;
if(typeof data15 === "string"){
if(func2(data15) > 40){
const err44 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data15.length <= 80){
if(!(formats54.validate(data15))){
const err45 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
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
const err46 = {instancePath:instancePath+"/person/siren",schemaPath:"#/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data2.siret !== undefined){
let data16 = data2.siret;
if(typeof data16 === "string"){
if(func2(data16) > 40){
const err47 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data16.length <= 80){
if(!(formats56.validate(data16))){
const err48 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
const err49 = {instancePath:instancePath+"/person/siret",schemaPath:"#/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data2.vatNumber !== undefined){
let data17 = data2.vatNumber;
if(typeof data17 === "string"){
if(func2(data17) > 40){
const err50 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data17.length <= 80){
if(!(formats58.validate(data17))){
const err51 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
const err52 = {instancePath:instancePath+"/person/vatNumber",schemaPath:"#/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data2.activityField !== undefined){
let data18 = data2.activityField;
if(typeof data18 === "string"){
if(func2(data18) > 200){
const err53 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data18.length <= 400){
if(!(formats8.validate(data18))){
const err54 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err55 = {instancePath:instancePath+"/person/activityField",schemaPath:"#/properties/person/properties/activityField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data2.website !== undefined){
let data19 = data2.website;
if(typeof data19 === "string"){
if(func2(data19) > 500){
const err56 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data19.length <= 1000){
if(!(formats148.validate(data19))){
const err57 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/format",keyword:"format",params:{format: "url"},message:"must match format \""+"url"+"\""};
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
const err58 = {instancePath:instancePath+"/person/website",schemaPath:"#/properties/person/properties/website/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data2.contacts !== undefined){
let data20 = data2.contacts;
if(Array.isArray(data20)){
if(data20.length > 5){
const err59 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data20.length <= 5){
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
for(const key2 in data21){
if(!((((((key2 === "email") || (key2 === "secondEmail")) || (key2 === "mobile")) || (key2 === "phone")) || (key2 === "address")) || (key2 === "initialContact"))){
const err60 = {instancePath:instancePath+"/person/contacts/" + i0,schemaPath:"#/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data21.email !== undefined){
let data22 = data21.email;
if(typeof data22 === "string"){
if(func2(data22) > 254){
const err61 = {instancePath:instancePath+"/person/contacts/" + i0+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data22.length <= 508){
if(!(formats0.validate(data22))){
const err62 = {instancePath:instancePath+"/person/contacts/" + i0+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err63 = {instancePath:instancePath+"/person/contacts/" + i0+"/email",schemaPath:"#/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data21.secondEmail !== undefined){
let data23 = data21.secondEmail;
if(typeof data23 === "string"){
if(func2(data23) > 254){
const err64 = {instancePath:instancePath+"/person/contacts/" + i0+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data23.length <= 508){
if(!(formats0.validate(data23))){
const err65 = {instancePath:instancePath+"/person/contacts/" + i0+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err66 = {instancePath:instancePath+"/person/contacts/" + i0+"/secondEmail",schemaPath:"#/properties/person/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data21.mobile !== undefined){
let data24 = data21.mobile;
if(typeof data24 === "string"){
if(func2(data24) > 40){
const err67 = {instancePath:instancePath+"/person/contacts/" + i0+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data24.length <= 80){
if(!(formats4.validate(data24))){
const err68 = {instancePath:instancePath+"/person/contacts/" + i0+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err69 = {instancePath:instancePath+"/person/contacts/" + i0+"/mobile",schemaPath:"#/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data21.phone !== undefined){
let data25 = data21.phone;
if(typeof data25 === "string"){
if(func2(data25) > 40){
const err70 = {instancePath:instancePath+"/person/contacts/" + i0+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data25.length <= 80){
if(!(formats6.validate(data25))){
const err71 = {instancePath:instancePath+"/person/contacts/" + i0+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err72 = {instancePath:instancePath+"/person/contacts/" + i0+"/phone",schemaPath:"#/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data21.address !== undefined){
let data26 = data21.address;
if(typeof data26 === "string"){
if(func2(data26) > 500){
const err73 = {instancePath:instancePath+"/person/contacts/" + i0+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data26.length <= 1000){
if(!(formats8.validate(data26))){
const err74 = {instancePath:instancePath+"/person/contacts/" + i0+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err75 = {instancePath:instancePath+"/person/contacts/" + i0+"/address",schemaPath:"#/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data21.initialContact !== undefined){
if(typeof data21.initialContact !== "boolean"){
const err76 = {instancePath:instancePath+"/person/contacts/" + i0+"/initialContact",schemaPath:"#/properties/person/properties/contacts/items/properties/initialContact/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err77 = {instancePath:instancePath+"/person/contacts/" + i0,schemaPath:"#/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err78 = {instancePath:instancePath+"/person/contacts",schemaPath:"#/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data2.bankAccounts !== undefined){
let data28 = data2.bankAccounts;
if(Array.isArray(data28)){
if(data28.length > 5){
const err79 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data28.length <= 5){
const len1 = data28.length;
for(let i1=0; i1<len1; i1++){
let data29 = data28[i1];
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key3 in data29){
if(!(((((key3 === "bankName") || (key3 === "address")) || (key3 === "rib")) || (key3 === "iban")) || (key3 === "bic"))){
const err80 = {instancePath:instancePath+"/person/bankAccounts/" + i1,schemaPath:"#/properties/person/properties/bankAccounts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data29.bankName !== undefined){
let data30 = data29.bankName;
if(typeof data30 === "string"){
if(func2(data30) > 200){
const err81 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data30.length <= 400){
if(!(formats8.validate(data30))){
const err82 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err83 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/bankName",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bankName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data29.address !== undefined){
let data31 = data29.address;
if(typeof data31 === "string"){
if(func2(data31) > 500){
const err84 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data31.length <= 1000){
if(!(formats8.validate(data31))){
const err85 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/address",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data29.rib !== undefined){
let data32 = data29.rib;
if(typeof data32 === "string"){
if(func2(data32) > 60){
const err87 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data32.length <= 120){
if(!(formats14.validate(data32))){
const err88 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/format",keyword:"format",params:{format: "bankRib"},message:"must match format \""+"bankRib"+"\""};
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
else {
const err89 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/rib",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/rib/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data29.iban !== undefined){
let data33 = data29.iban;
if(typeof data33 === "string"){
if(func2(data33) > 60){
const err90 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data33.length <= 120){
if(!(formats16.validate(data33))){
const err91 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/format",keyword:"format",params:{format: "bankIban"},message:"must match format \""+"bankIban"+"\""};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/iban",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/iban/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data29.bic !== undefined){
let data34 = data29.bic;
if(typeof data34 === "string"){
if(func2(data34) > 20){
const err93 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data34.length <= 40){
if(!(formats8.validate(data34))){
const err94 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err95 = {instancePath:instancePath+"/person/bankAccounts/" + i1+"/bic",schemaPath:"#/properties/person/properties/bankAccounts/items/properties/bic/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err96 = {instancePath:instancePath+"/person/bankAccounts/" + i1,schemaPath:"#/properties/person/properties/bankAccounts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err97 = {instancePath:instancePath+"/person/bankAccounts",schemaPath:"#/properties/person/properties/bankAccounts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(data.representative !== undefined){
let data35 = data.representative;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key4 in data35){
if(!(func22.call(schema52.properties.representative.properties, key4))){
const err99 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data35.resourceUuid !== undefined){
let data36 = data35.resourceUuid;
if(typeof data36 === "string"){
if(!(formats40.validate(data36))){
const err100 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/properties/representative/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
else {
const err101 = {instancePath:instancePath+"/representative/resourceUuid",schemaPath:"#/properties/representative/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data35.gender !== undefined){
let data37 = data35.gender;
if(typeof data37 !== "string"){
const err102 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/properties/representative/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(!(((data37 === "MR") || (data37 === "MS")) || (data37 === "MRS"))){
const err103 = {instancePath:instancePath+"/representative/gender",schemaPath:"#/properties/representative/properties/gender/enum",keyword:"enum",params:{allowedValues: schema52.properties.representative.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data35.surname !== undefined){
let data38 = data35.surname;
if(typeof data38 === "string"){
if(func2(data38) > 200){
const err104 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(data38.length <= 400){
if(!(formats8.validate(data38))){
const err105 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/representative/surname",schemaPath:"#/properties/representative/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data35.firstName !== undefined){
let data39 = data35.firstName;
if(typeof data39 === "string"){
if(func2(data39) > 200){
const err107 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data39.length <= 400){
if(!(formats8.validate(data39))){
const err108 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath:instancePath+"/representative/firstName",schemaPath:"#/properties/representative/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data35.middle !== undefined){
let data40 = data35.middle;
if(typeof data40 === "string"){
if(func2(data40) > 200){
const err110 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data40.length <= 400){
if(!(formats8.validate(data40))){
const err111 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/representative/middle",schemaPath:"#/properties/representative/properties/middle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data35.birthDate !== undefined){
let data41 = data35.birthDate;
if(typeof data41 === "string"){
if(!(formats48.validate(data41))){
const err113 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/properties/representative/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
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
const err114 = {instancePath:instancePath+"/representative/birthDate",schemaPath:"#/properties/representative/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data35.placeOfBirth !== undefined){
let data42 = data35.placeOfBirth;
if(typeof data42 === "string"){
if(func2(data42) > 200){
const err115 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data42.length <= 400){
if(!(formats8.validate(data42))){
const err116 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err117 = {instancePath:instancePath+"/representative/placeOfBirth",schemaPath:"#/properties/representative/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data35.nationality !== undefined){
let data43 = data35.nationality;
if(typeof data43 === "string"){
if(func2(data43) > 3){
const err118 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(!schema32.includes(data43)){
const err119 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
else {
const err120 = {instancePath:instancePath+"/representative/nationality",schemaPath:"#/properties/representative/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data35.contacts !== undefined){
let data44 = data35.contacts;
if(Array.isArray(data44)){
if(data44.length > 5){
const err121 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/properties/representative/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
if(data44.length <= 5){
const len2 = data44.length;
for(let i2=0; i2<len2; i2++){
let data45 = data44[i2];
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key5 in data45){
if(!(((((key5 === "email") || (key5 === "secondEmail")) || (key5 === "mobile")) || (key5 === "phone")) || (key5 === "address"))){
const err122 = {instancePath:instancePath+"/representative/contacts/" + i2,schemaPath:"#/properties/representative/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data45.email !== undefined){
let data46 = data45.email;
if(typeof data46 === "string"){
if(func2(data46) > 254){
const err123 = {instancePath:instancePath+"/representative/contacts/" + i2+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data46.length <= 508){
if(!(formats0.validate(data46))){
const err124 = {instancePath:instancePath+"/representative/contacts/" + i2+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err125 = {instancePath:instancePath+"/representative/contacts/" + i2+"/email",schemaPath:"#/properties/representative/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
if(data45.secondEmail !== undefined){
let data47 = data45.secondEmail;
if(typeof data47 === "string"){
if(func2(data47) > 254){
const err126 = {instancePath:instancePath+"/representative/contacts/" + i2+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data47.length <= 508){
if(!(formats0.validate(data47))){
const err127 = {instancePath:instancePath+"/representative/contacts/" + i2+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
else {
const err128 = {instancePath:instancePath+"/representative/contacts/" + i2+"/secondEmail",schemaPath:"#/properties/representative/properties/contacts/items/properties/secondEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
if(data45.mobile !== undefined){
let data48 = data45.mobile;
if(typeof data48 === "string"){
if(func2(data48) > 40){
const err129 = {instancePath:instancePath+"/representative/contacts/" + i2+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data48.length <= 80){
if(!(formats4.validate(data48))){
const err130 = {instancePath:instancePath+"/representative/contacts/" + i2+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
const err131 = {instancePath:instancePath+"/representative/contacts/" + i2+"/mobile",schemaPath:"#/properties/representative/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data45.phone !== undefined){
let data49 = data45.phone;
if(typeof data49 === "string"){
if(func2(data49) > 40){
const err132 = {instancePath:instancePath+"/representative/contacts/" + i2+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data49.length <= 80){
if(!(formats6.validate(data49))){
const err133 = {instancePath:instancePath+"/representative/contacts/" + i2+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
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
const err134 = {instancePath:instancePath+"/representative/contacts/" + i2+"/phone",schemaPath:"#/properties/representative/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data45.address !== undefined){
let data50 = data45.address;
if(typeof data50 === "string"){
if(func2(data50) > 500){
const err135 = {instancePath:instancePath+"/representative/contacts/" + i2+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data50.length <= 1000){
if(!(formats8.validate(data50))){
const err136 = {instancePath:instancePath+"/representative/contacts/" + i2+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
}
else {
const err137 = {instancePath:instancePath+"/representative/contacts/" + i2+"/address",schemaPath:"#/properties/representative/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err138 = {instancePath:instancePath+"/representative/contacts/" + i2,schemaPath:"#/properties/representative/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err139 = {instancePath:instancePath+"/representative/contacts",schemaPath:"#/properties/representative/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/representative",schemaPath:"#/properties/representative/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data.identificationDocument !== undefined){
let data51 = data.identificationDocument;
if(data51 && typeof data51 == "object" && !Array.isArray(data51)){
for(const key6 in data51){
if(!(((((key6 === "type") || (key6 === "registrationNumber")) || (key6 === "expirationDate")) || (key6 === "metaData")) || (key6 === "uploaddate"))){
const err141 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data51.type !== undefined){
let data52 = data51.type;
if(typeof data52 === "string"){
if(func2(data52) > 100){
const err142 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(!schema45.includes(data52)){
const err143 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/identificationDocument/type",schemaPath:"#/properties/identificationDocument/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data51.registrationNumber !== undefined){
let data53 = data51.registrationNumber;
if(typeof data53 === "string"){
if(func2(data53) > 100){
const err145 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data53.length <= 200){
if(!(formats8.validate(data53))){
const err146 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err147 = {instancePath:instancePath+"/identificationDocument/registrationNumber",schemaPath:"#/properties/identificationDocument/properties/registrationNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
if(data51.expirationDate !== undefined){
let data54 = data51.expirationDate;
if(typeof data54 === "string"){
if(!(formats204.validate(data54))){
const err148 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/properties/identificationDocument/properties/expirationDate/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
else {
const err149 = {instancePath:instancePath+"/identificationDocument/expirationDate",schemaPath:"#/properties/identificationDocument/properties/expirationDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data51.metaData !== undefined){
let data55 = data51.metaData;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.fileName === undefined){
const err150 = {instancePath:instancePath+"/identificationDocument/metaData",schemaPath:"#/properties/identificationDocument/properties/metaData/required",keyword:"required",params:{missingProperty: "fileName"},message:"must have required property '"+"fileName"+"'"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
for(const key7 in data55){
if(!((key7 === "fileName") || (key7 === "fileUuid"))){
const err151 = {instancePath:instancePath+"/identificationDocument/metaData",schemaPath:"#/properties/identificationDocument/properties/metaData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data55.fileName !== undefined){
let data56 = data55.fileName;
if(typeof data56 === "string"){
if(func2(data56) > 255){
const err152 = {instancePath:instancePath+"/identificationDocument/metaData/fileName",schemaPath:"#/properties/identificationDocument/properties/metaData/properties/fileName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
else {
const err153 = {instancePath:instancePath+"/identificationDocument/metaData/fileName",schemaPath:"#/properties/identificationDocument/properties/metaData/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data55.fileUuid !== undefined){
let data57 = data55.fileUuid;
if(typeof data57 === "string"){
if(!(formats40.validate(data57))){
const err154 = {instancePath:instancePath+"/identificationDocument/metaData/fileUuid",schemaPath:"#/properties/identificationDocument/properties/metaData/properties/fileUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
else {
const err155 = {instancePath:instancePath+"/identificationDocument/metaData/fileUuid",schemaPath:"#/properties/identificationDocument/properties/metaData/properties/fileUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
}
else {
const err156 = {instancePath:instancePath+"/identificationDocument/metaData",schemaPath:"#/properties/identificationDocument/properties/metaData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data51.uploaddate !== undefined){
let data58 = data51.uploaddate;
if(typeof data58 === "string"){
if(func2(data58) > 40){
const err157 = {instancePath:instancePath+"/identificationDocument/uploaddate",schemaPath:"#/properties/identificationDocument/properties/uploaddate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data58.length <= 80){
if(!(formats118.validate(data58))){
const err158 = {instancePath:instancePath+"/identificationDocument/uploaddate",schemaPath:"#/properties/identificationDocument/properties/uploaddate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
}
else {
const err159 = {instancePath:instancePath+"/identificationDocument/uploaddate",schemaPath:"#/properties/identificationDocument/properties/uploaddate/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err160 = {instancePath:instancePath+"/identificationDocument",schemaPath:"#/properties/identificationDocument/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data.picture !== undefined){
let data59 = data.picture;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.label === undefined){
const err161 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data59.resourceUuid === undefined){
const err162 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/required",keyword:"required",params:{missingProperty: "resourceUuid"},message:"must have required property '"+"resourceUuid"+"'"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
for(const key8 in data59){
if(!((key8 === "label") || (key8 === "resourceUuid"))){
const err163 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data59.label !== undefined){
let data60 = data59.label;
if(typeof data60 === "string"){
if(func2(data60) > 255){
const err164 = {instancePath:instancePath+"/picture/label",schemaPath:"#/properties/picture/properties/label/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
else {
const err165 = {instancePath:instancePath+"/picture/label",schemaPath:"#/properties/picture/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data59.resourceUuid !== undefined){
let data61 = data59.resourceUuid;
if(typeof data61 === "string"){
if(!(formats40.validate(data61))){
const err166 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/properties/picture/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/picture/resourceUuid",schemaPath:"#/properties/picture/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err168 = {instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data.employer !== undefined){
let data62 = data.employer;
if(typeof data62 === "string"){
if(func2(data62) > 200){
const err169 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data62.length <= 400){
if(!(formats8.validate(data62))){
const err170 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err171 = {instancePath:instancePath+"/employer",schemaPath:"#/properties/employer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data.employerAddress !== undefined){
let data63 = data.employerAddress;
if(typeof data63 === "string"){
if(func2(data63) > 500){
const err172 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data63.length <= 1000){
if(!(formats8.validate(data63))){
const err173 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err174 = {instancePath:instancePath+"/employerAddress",schemaPath:"#/properties/employerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data.contractType !== undefined){
let data64 = data.contractType;
if(typeof data64 === "string"){
if(func2(data64) > 100){
const err175 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(!schema46.includes(data64)){
const err176 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
else {
const err177 = {instancePath:instancePath+"/contractType",schemaPath:"#/properties/contractType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data.monthlyIncome !== undefined){
let data65 = data.monthlyIncome;
if((typeof data65 == "number") && (isFinite(data65))){
if(data65 > 1000000000 || isNaN(data65)){
const err178 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data65 < 0 || isNaN(data65)){
const err179 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
else {
const err180 = {instancePath:instancePath+"/monthlyIncome",schemaPath:"#/properties/monthlyIncome/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
if(data.guarantors !== undefined){
let data66 = data.guarantors;
if(Array.isArray(data66)){
if(data66.length > 50){
const err181 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data66.length < 1){
const err182 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(data66.length <= 50){
const len3 = data66.length;
for(let i3=0; i3<len3; i3++){
let data67 = data66[i3];
if(data67 && typeof data67 == "object" && !Array.isArray(data67)){
if(data67.type === undefined){
const err183 = {instancePath:instancePath+"/guarantors/" + i3,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data67.person === undefined){
const err184 = {instancePath:instancePath+"/guarantors/" + i3,schemaPath:"#/properties/guarantors/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
for(const key9 in data67){
if(!(((key9 === "resourceUuid") || (key9 === "type")) || (key9 === "person"))){
const err185 = {instancePath:instancePath+"/guarantors/" + i3,schemaPath:"#/properties/guarantors/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data67.resourceUuid !== undefined){
let data68 = data67.resourceUuid;
if(typeof data68 === "string"){
if(!(formats40.validate(data68))){
const err186 = {instancePath:instancePath+"/guarantors/" + i3+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
else {
const err187 = {instancePath:instancePath+"/guarantors/" + i3+"/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data67.type !== undefined){
let data69 = data67.type;
if(typeof data69 !== "string"){
const err188 = {instancePath:instancePath+"/guarantors/" + i3+"/type",schemaPath:"#/properties/guarantors/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
if(!((data69 === "INDIVIDUAL") || (data69 === "CORPORATION"))){
const err189 = {instancePath:instancePath+"/guarantors/" + i3+"/type",schemaPath:"#/properties/guarantors/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema52.properties.guarantors.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data67.person !== undefined){
let data70 = data67.person;
if(data70 && typeof data70 == "object" && !Array.isArray(data70)){
for(const key10 in data70){
if(!(func22.call(schema52.properties.guarantors.items.properties.person.properties, key10))){
const err190 = {instancePath:instancePath+"/guarantors/" + i3+"/person",schemaPath:"#/properties/guarantors/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data70.resourceUuid !== undefined){
let data71 = data70.resourceUuid;
if(typeof data71 === "string"){
if(!(formats40.validate(data71))){
const err191 = {instancePath:instancePath+"/guarantors/" + i3+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
else {
const err192 = {instancePath:instancePath+"/guarantors/" + i3+"/person/resourceUuid",schemaPath:"#/properties/guarantors/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
if(data70.gender !== undefined){
let data72 = data70.gender;
if(typeof data72 !== "string"){
const err193 = {instancePath:instancePath+"/guarantors/" + i3+"/person/gender",schemaPath:"#/properties/guarantors/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(!(((data72 === "MR") || (data72 === "MS")) || (data72 === "MRS"))){
const err194 = {instancePath:instancePath+"/guarantors/" + i3+"/person/gender",schemaPath:"#/properties/guarantors/items/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema52.properties.guarantors.items.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data70.surname !== undefined){
let data73 = data70.surname;
if(typeof data73 === "string"){
if(func2(data73) > 200){
const err195 = {instancePath:instancePath+"/guarantors/" + i3+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data73.length <= 400){
if(!(formats8.validate(data73))){
const err196 = {instancePath:instancePath+"/guarantors/" + i3+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err197 = {instancePath:instancePath+"/guarantors/" + i3+"/person/surname",schemaPath:"#/properties/guarantors/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
}
if(data70.firstName !== undefined){
let data74 = data70.firstName;
if(typeof data74 === "string"){
if(func2(data74) > 200){
const err198 = {instancePath:instancePath+"/guarantors/" + i3+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(data74.length <= 400){
if(!(formats8.validate(data74))){
const err199 = {instancePath:instancePath+"/guarantors/" + i3+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err200 = {instancePath:instancePath+"/guarantors/" + i3+"/person/firstName",schemaPath:"#/properties/guarantors/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
}
if(data70.birthDate !== undefined){
let data75 = data70.birthDate;
if(typeof data75 === "string"){
if(!(formats48.validate(data75))){
const err201 = {instancePath:instancePath+"/guarantors/" + i3+"/person/birthDate",schemaPath:"#/properties/guarantors/items/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
}
else {
const err202 = {instancePath:instancePath+"/guarantors/" + i3+"/person/birthDate",schemaPath:"#/properties/guarantors/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
}
if(data70.placeOfBirth !== undefined){
let data76 = data70.placeOfBirth;
if(typeof data76 === "string"){
if(func2(data76) > 200){
const err203 = {instancePath:instancePath+"/guarantors/" + i3+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data76.length <= 400){
if(!(formats8.validate(data76))){
const err204 = {instancePath:instancePath+"/guarantors/" + i3+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
}
else {
const err205 = {instancePath:instancePath+"/guarantors/" + i3+"/person/placeOfBirth",schemaPath:"#/properties/guarantors/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data70.nationality !== undefined){
let data77 = data70.nationality;
if(typeof data77 === "string"){
if(func2(data77) > 3){
const err206 = {instancePath:instancePath+"/guarantors/" + i3+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
if(!schema32.includes(data77)){
const err207 = {instancePath:instancePath+"/guarantors/" + i3+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
else {
const err208 = {instancePath:instancePath+"/guarantors/" + i3+"/person/nationality",schemaPath:"#/properties/guarantors/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data70.name !== undefined){
let data78 = data70.name;
if(typeof data78 === "string"){
if(func2(data78) > 200){
const err209 = {instancePath:instancePath+"/guarantors/" + i3+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
if(data78.length <= 400){
if(!(formats8.validate(data78))){
const err210 = {instancePath:instancePath+"/guarantors/" + i3+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
else {
const err211 = {instancePath:instancePath+"/guarantors/" + i3+"/person/name",schemaPath:"#/properties/guarantors/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
if(data70.legalStatus !== undefined){
let data79 = data70.legalStatus;
if(typeof data79 === "string"){
if(func2(data79) > 200){
const err212 = {instancePath:instancePath+"/guarantors/" + i3+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(!schema33.includes(data79)){
const err213 = {instancePath:instancePath+"/guarantors/" + i3+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
}
else {
const err214 = {instancePath:instancePath+"/guarantors/" + i3+"/person/legalStatus",schemaPath:"#/properties/guarantors/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
}
if(data70.shareCapital !== undefined){
let data80 = data70.shareCapital;
if((typeof data80 == "number") && (isFinite(data80))){
if(data80 > 1000000000000 || isNaN(data80)){
const err215 = {instancePath:instancePath+"/guarantors/" + i3+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
if(data80 < 0 || isNaN(data80)){
const err216 = {instancePath:instancePath+"/guarantors/" + i3+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
else {
const err217 = {instancePath:instancePath+"/guarantors/" + i3+"/person/shareCapital",schemaPath:"#/properties/guarantors/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
if(data70.siren !== undefined){
let data81 = data70.siren;
if(typeof data81 === "string"){
if(func2(data81) > 40){
const err218 = {instancePath:instancePath+"/guarantors/" + i3+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
if(data81.length <= 80){
if(!(formats54.validate(data81))){
const err219 = {instancePath:instancePath+"/guarantors/" + i3+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
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
const err220 = {instancePath:instancePath+"/guarantors/" + i3+"/person/siren",schemaPath:"#/properties/guarantors/items/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
}
if(data70.siret !== undefined){
let data82 = data70.siret;
if(typeof data82 === "string"){
if(func2(data82) > 40){
const err221 = {instancePath:instancePath+"/guarantors/" + i3+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(data82.length <= 80){
if(!(formats56.validate(data82))){
const err222 = {instancePath:instancePath+"/guarantors/" + i3+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
}
}
else {
const err223 = {instancePath:instancePath+"/guarantors/" + i3+"/person/siret",schemaPath:"#/properties/guarantors/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
}
if(data70.vatNumber !== undefined){
let data83 = data70.vatNumber;
if(typeof data83 === "string"){
if(func2(data83) > 40){
const err224 = {instancePath:instancePath+"/guarantors/" + i3+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(data83.length <= 80){
if(!(formats58.validate(data83))){
const err225 = {instancePath:instancePath+"/guarantors/" + i3+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
const err226 = {instancePath:instancePath+"/guarantors/" + i3+"/person/vatNumber",schemaPath:"#/properties/guarantors/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data70.contacts !== undefined){
let data84 = data70.contacts;
if(Array.isArray(data84)){
if(data84.length > 5){
const err227 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
if(data84.length <= 5){
const len4 = data84.length;
for(let i4=0; i4<len4; i4++){
let data85 = data84[i4];
if(data85 && typeof data85 == "object" && !Array.isArray(data85)){
for(const key11 in data85){
if(!((((key11 === "mobile") || (key11 === "phone")) || (key11 === "email")) || (key11 === "address"))){
const err228 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
if(data85.mobile !== undefined){
let data86 = data85.mobile;
if(typeof data86 === "string"){
if(func2(data86) > 40){
const err229 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
if(data86.length <= 80){
if(!(formats4.validate(data86))){
const err230 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
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
else {
const err231 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/mobile",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data85.phone !== undefined){
let data87 = data85.phone;
if(typeof data87 === "string"){
if(func2(data87) > 40){
const err232 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
if(data87.length <= 80){
if(!(formats6.validate(data87))){
const err233 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
}
else {
const err234 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/phone",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
if(data85.email !== undefined){
let data88 = data85.email;
if(typeof data88 === "string"){
if(func2(data88) > 254){
const err235 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
if(data88.length <= 508){
if(!(formats0.validate(data88))){
const err236 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err237 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/email",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
}
if(data85.address !== undefined){
let data89 = data85.address;
if(typeof data89 === "string"){
if(func2(data89) > 500){
const err238 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data89.length <= 1000){
if(!(formats8.validate(data89))){
const err239 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err240 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4+"/address",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
else {
const err241 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts/" + i4,schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
}
}
else {
const err242 = {instancePath:instancePath+"/guarantors/" + i3+"/person/contacts",schemaPath:"#/properties/guarantors/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
else {
const err243 = {instancePath:instancePath+"/guarantors/" + i3+"/person",schemaPath:"#/properties/guarantors/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err244 = {instancePath:instancePath+"/guarantors/" + i3,schemaPath:"#/properties/guarantors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err245 = {instancePath:instancePath+"/guarantors",schemaPath:"#/properties/guarantors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
}
if(data.emergencyContacts !== undefined){
let data90 = data.emergencyContacts;
if(Array.isArray(data90)){
if(data90.length > 50){
const err246 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(data90.length < 1){
const err247 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
if(data90.length <= 50){
const len5 = data90.length;
for(let i5=0; i5<len5; i5++){
let data91 = data90[i5];
if(data91 && typeof data91 == "object" && !Array.isArray(data91)){
if(data91.type === undefined){
const err248 = {instancePath:instancePath+"/emergencyContacts/" + i5,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
if(data91.person === undefined){
const err249 = {instancePath:instancePath+"/emergencyContacts/" + i5,schemaPath:"#/properties/emergencyContacts/items/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
for(const key12 in data91){
if(!(((key12 === "resourceUuid") || (key12 === "type")) || (key12 === "person"))){
const err250 = {instancePath:instancePath+"/emergencyContacts/" + i5,schemaPath:"#/properties/emergencyContacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
if(data91.resourceUuid !== undefined){
let data92 = data91.resourceUuid;
if(typeof data92 === "string"){
if(!(formats40.validate(data92))){
const err251 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
else {
const err252 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
if(data91.type !== undefined){
let data93 = data91.type;
if(typeof data93 !== "string"){
const err253 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
if(!((data93 === "INDIVIDUAL") || (data93 === "CORPORATION"))){
const err254 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/type",schemaPath:"#/properties/emergencyContacts/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema52.properties.emergencyContacts.items.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data91.person !== undefined){
let data94 = data91.person;
if(data94 && typeof data94 == "object" && !Array.isArray(data94)){
for(const key13 in data94){
if(!(func22.call(schema52.properties.emergencyContacts.items.properties.person.properties, key13))){
const err255 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data94.resourceUuid !== undefined){
let data95 = data94.resourceUuid;
if(typeof data95 === "string"){
if(!(formats40.validate(data95))){
const err256 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
else {
const err257 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/resourceUuid",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/resourceUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
if(data94.gender !== undefined){
let data96 = data94.gender;
if(typeof data96 !== "string"){
const err258 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/gender/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
if(!(((data96 === "MR") || (data96 === "MS")) || (data96 === "MRS"))){
const err259 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/gender",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/gender/enum",keyword:"enum",params:{allowedValues: schema52.properties.emergencyContacts.items.properties.person.properties.gender.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
}
if(data94.surname !== undefined){
let data97 = data94.surname;
if(typeof data97 === "string"){
if(func2(data97) > 200){
const err260 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(data97.length <= 400){
if(!(formats8.validate(data97))){
const err261 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err262 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/surname",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/surname/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
}
if(data94.firstName !== undefined){
let data98 = data94.firstName;
if(typeof data98 === "string"){
if(func2(data98) > 200){
const err263 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
if(data98.length <= 400){
if(!(formats8.validate(data98))){
const err264 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err265 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/firstName",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
}
if(data94.birthDate !== undefined){
let data99 = data94.birthDate;
if(typeof data99 === "string"){
if(!(formats48.validate(data99))){
const err266 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/birthDate/format",keyword:"format",params:{format: "pastDate"},message:"must match format \""+"pastDate"+"\""};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
}
else {
const err267 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/birthDate",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/birthDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
}
if(data94.placeOfBirth !== undefined){
let data100 = data94.placeOfBirth;
if(typeof data100 === "string"){
if(func2(data100) > 200){
const err268 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
if(data100.length <= 400){
if(!(formats8.validate(data100))){
const err269 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err270 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/placeOfBirth",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/placeOfBirth/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
}
if(data94.nationality !== undefined){
let data101 = data94.nationality;
if(typeof data101 === "string"){
if(func2(data101) > 3){
const err271 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if(!schema32.includes(data101)){
const err272 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
const err273 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/nationality",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/nationality/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data94.name !== undefined){
let data102 = data94.name;
if(typeof data102 === "string"){
if(func2(data102) > 200){
const err274 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
if(data102.length <= 400){
if(!(formats8.validate(data102))){
const err275 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err276 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/name",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
if(data94.legalStatus !== undefined){
let data103 = data94.legalStatus;
if(typeof data103 === "string"){
if(func2(data103) > 200){
const err277 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
if(!schema33.includes(data103)){
const err278 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
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
const err279 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/legalStatus",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/legalStatus/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data94.shareCapital !== undefined){
let data104 = data94.shareCapital;
if((typeof data104 == "number") && (isFinite(data104))){
if(data104 > 1000000000000 || isNaN(data104)){
const err280 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
if(data104 < 0 || isNaN(data104)){
const err281 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
const err282 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/shareCapital",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/shareCapital/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
if(data94.siren !== undefined){
let data105 = data94.siren;
if(typeof data105 === "string"){
if(func2(data105) > 40){
const err283 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
if(data105.length <= 80){
if(!(formats54.validate(data105))){
const err284 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/format",keyword:"format",params:{format: "siren"},message:"must match format \""+"siren"+"\""};
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
const err285 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/siren",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siren/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
}
if(data94.siret !== undefined){
let data106 = data94.siret;
if(typeof data106 === "string"){
if(func2(data106) > 40){
const err286 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(data106.length <= 80){
if(!(formats56.validate(data106))){
const err287 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/format",keyword:"format",params:{format: "siret"},message:"must match format \""+"siret"+"\""};
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
const err288 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/siret",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/siret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data94.vatNumber !== undefined){
let data107 = data94.vatNumber;
if(typeof data107 === "string"){
if(func2(data107) > 40){
const err289 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
if(data107.length <= 80){
if(!(formats58.validate(data107))){
const err290 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/format",keyword:"format",params:{format: "vat"},message:"must match format \""+"vat"+"\""};
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
else {
const err291 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/vatNumber",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/vatNumber/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
}
if(data94.contacts !== undefined){
let data108 = data94.contacts;
if(Array.isArray(data108)){
if(data108.length > 5){
const err292 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if(data108.length <= 5){
const len6 = data108.length;
for(let i6=0; i6<len6; i6++){
let data109 = data108[i6];
if(data109 && typeof data109 == "object" && !Array.isArray(data109)){
for(const key14 in data109){
if(!((((key14 === "mobile") || (key14 === "phone")) || (key14 === "email")) || (key14 === "address"))){
const err293 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key14},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
}
if(data109.mobile !== undefined){
let data110 = data109.mobile;
if(typeof data110 === "string"){
if(func2(data110) > 40){
const err294 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if(data110.length <= 80){
if(!(formats4.validate(data110))){
const err295 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/format",keyword:"format",params:{format: "mobile"},message:"must match format \""+"mobile"+"\""};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
}
}
else {
const err296 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/mobile",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
}
if(data109.phone !== undefined){
let data111 = data109.phone;
if(typeof data111 === "string"){
if(func2(data111) > 40){
const err297 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
if(data111.length <= 80){
if(!(formats6.validate(data111))){
const err298 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/format",keyword:"format",params:{format: "landline"},message:"must match format \""+"landline"+"\""};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
}
else {
const err299 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/phone",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/phone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
if(data109.email !== undefined){
let data112 = data109.email;
if(typeof data112 === "string"){
if(func2(data112) > 254){
const err300 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
if(data112.length <= 508){
if(!(formats0.validate(data112))){
const err301 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
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
const err302 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/email",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
if(data109.address !== undefined){
let data113 = data109.address;
if(typeof data113 === "string"){
if(func2(data113) > 500){
const err303 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
if(data113.length <= 1000){
if(!(formats8.validate(data113))){
const err304 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err305 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6+"/address",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err306 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts/" + i6,schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err307 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person/contacts",schemaPath:"#/properties/emergencyContacts/items/properties/person/properties/contacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err308 = {instancePath:instancePath+"/emergencyContacts/" + i5+"/person",schemaPath:"#/properties/emergencyContacts/items/properties/person/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
}
else {
const err309 = {instancePath:instancePath+"/emergencyContacts/" + i5,schemaPath:"#/properties/emergencyContacts/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
}
else {
const err310 = {instancePath:instancePath+"/emergencyContacts",schemaPath:"#/properties/emergencyContacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
}
if(data.documents !== undefined){
let data114 = data.documents;
if(Array.isArray(data114)){
if(data114.length > 20){
const err311 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(data114.length <= 20){
const len7 = data114.length;
for(let i7=0; i7<len7; i7++){
let data115 = data114[i7];
if(data115 && typeof data115 == "object" && !Array.isArray(data115)){
if(data115.metaData === undefined){
const err312 = {instancePath:instancePath+"/documents/" + i7,schemaPath:"#/properties/documents/items/required",keyword:"required",params:{missingProperty: "metaData"},message:"must have required property '"+"metaData"+"'"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
for(const key15 in data115){
if(!((((key15 === "type") || (key15 === "description")) || (key15 === "metaData")) || (key15 === "uploaddate"))){
const err313 = {instancePath:instancePath+"/documents/" + i7,schemaPath:"#/properties/documents/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key15},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
if(data115.type !== undefined){
let data116 = data115.type;
if(typeof data116 === "string"){
if(func2(data116) > 100){
const err314 = {instancePath:instancePath+"/documents/" + i7+"/type",schemaPath:"#/properties/documents/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
if(!schema40.includes(data116)){
const err315 = {instancePath:instancePath+"/documents/" + i7+"/type",schemaPath:"#/properties/documents/items/properties/type/lookup",keyword:"lookup",params:{},message:"must pass \"lookup\" keyword validation"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
}
else {
const err316 = {instancePath:instancePath+"/documents/" + i7+"/type",schemaPath:"#/properties/documents/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
}
if(data115.description !== undefined){
let data117 = data115.description;
if(typeof data117 === "string"){
if(func2(data117) > 500){
const err317 = {instancePath:instancePath+"/documents/" + i7+"/description",schemaPath:"#/properties/documents/items/properties/description/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
if(data117.length <= 1000){
if(!(formats8.validate(data117))){
const err318 = {instancePath:instancePath+"/documents/" + i7+"/description",schemaPath:"#/properties/documents/items/properties/description/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
else {
const err319 = {instancePath:instancePath+"/documents/" + i7+"/description",schemaPath:"#/properties/documents/items/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
}
if(data115.metaData !== undefined){
let data118 = data115.metaData;
if(data118 && typeof data118 == "object" && !Array.isArray(data118)){
if(data118.fileName === undefined){
const err320 = {instancePath:instancePath+"/documents/" + i7+"/metaData",schemaPath:"#/properties/documents/items/properties/metaData/required",keyword:"required",params:{missingProperty: "fileName"},message:"must have required property '"+"fileName"+"'"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
for(const key16 in data118){
if(!((key16 === "fileName") || (key16 === "fileUuid"))){
const err321 = {instancePath:instancePath+"/documents/" + i7+"/metaData",schemaPath:"#/properties/documents/items/properties/metaData/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
}
if(data118.fileName !== undefined){
let data119 = data118.fileName;
if(typeof data119 === "string"){
if(func2(data119) > 255){
const err322 = {instancePath:instancePath+"/documents/" + i7+"/metaData/fileName",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileName/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
}
else {
const err323 = {instancePath:instancePath+"/documents/" + i7+"/metaData/fileName",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
if(data118.fileUuid !== undefined){
let data120 = data118.fileUuid;
if(typeof data120 === "string"){
if(!(formats40.validate(data120))){
const err324 = {instancePath:instancePath+"/documents/" + i7+"/metaData/fileUuid",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileUuid/format",keyword:"format",params:{format: "uuid"},message:"must match format \""+"uuid"+"\""};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
else {
const err325 = {instancePath:instancePath+"/documents/" + i7+"/metaData/fileUuid",schemaPath:"#/properties/documents/items/properties/metaData/properties/fileUuid/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err326 = {instancePath:instancePath+"/documents/" + i7+"/metaData",schemaPath:"#/properties/documents/items/properties/metaData/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
if(data115.uploaddate !== undefined){
let data121 = data115.uploaddate;
if(typeof data121 === "string"){
if(func2(data121) > 40){
const err327 = {instancePath:instancePath+"/documents/" + i7+"/uploaddate",schemaPath:"#/properties/documents/items/properties/uploaddate/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
if(data121.length <= 80){
if(!(formats118.validate(data121))){
const err328 = {instancePath:instancePath+"/documents/" + i7+"/uploaddate",schemaPath:"#/properties/documents/items/properties/uploaddate/format",keyword:"format",params:{format: "stamp"},message:"must match format \""+"stamp"+"\""};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
}
else {
const err329 = {instancePath:instancePath+"/documents/" + i7+"/uploaddate",schemaPath:"#/properties/documents/items/properties/uploaddate/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err330 = {instancePath:instancePath+"/documents/" + i7,schemaPath:"#/properties/documents/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
}
}
else {
const err331 = {instancePath:instancePath+"/documents",schemaPath:"#/properties/documents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
if(data.followupAddress !== undefined){
let data122 = data.followupAddress;
if(typeof data122 === "string"){
if(func2(data122) > 500){
const err332 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
if(data122.length <= 1000){
if(!(formats8.validate(data122))){
const err333 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/format",keyword:"format",params:{format: "line"},message:"must match format \""+"line"+"\""};
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
const err334 = {instancePath:instancePath+"/followupAddress",schemaPath:"#/properties/followupAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
}
if(data.privateComment !== undefined){
let data123 = data.privateComment;
if(typeof data123 === "string"){
if(func2(data123) > 5000){
const err335 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
}
else {
const err336 = {instancePath:instancePath+"/privateComment",schemaPath:"#/properties/privateComment/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate20.errors = vErrors;
return errors === 0;
}

return { "tenant": { record: exports.v9, wire: exports.v10, entries: { "person.contacts": exports.v0, "person.bankAccounts": exports.v1, "representative.contacts": exports.v2, "contacts": exports.v3, "guarantors": exports.v4, "guarantors.person.contacts": exports.v5, "emergencyContacts": exports.v6, "emergencyContacts.person.contacts": exports.v7, "documents": exports.v8 } } }
}
