// Made by `npm run generate`. Change schemas/sign-up and run it again.
export default function factory(formats, runtime) {
const exports = {}

exports.v0 = validate10;
const schema27 = {"properties":{"accountType":{"const":"INDIVIDUAL"}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountType !== undefined){
if("INDIVIDUAL" !== data.accountType){
const err0 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/const",keyword:"const",params:{allowedValue: "INDIVIDUAL"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

exports.v1 = validate11;
const schema28 = {"properties":{"accountType":{"const":"CORPORATION"}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.accountType !== undefined){
if("CORPORATION" !== data.accountType){
const err0 = {instancePath:instancePath+"/accountType",schemaPath:"#/properties/accountType/const",keyword:"const",params:{allowedValue: "CORPORATION"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

return [exports.v0, exports.v1]
}
