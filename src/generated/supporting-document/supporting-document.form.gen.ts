// Made by `npm run generate`. Change schemas/supporting-document and run it again.
import type { FormPlan } from '#engine/plan/FormPlan.ts'

export const plan: FormPlan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "fileData",
      "metaData"
    ],
    "properties": {
      "resourceUuid": {
        "type": "string",
        "format": "uuid",
        "readOnly": true
      },
      "type": {
        "type": "string",
        "lookup": "documentTypes",
        "maxLength": 100
      },
      "description": {
        "type": "string",
        "format": "line",
        "maxLength": 500
      },
      "fileData": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "label",
          "resourceUuid"
        ],
        "properties": {
          "label": {
            "type": "string",
            "maxLength": 255
          },
          "resourceUuid": {
            "type": "string",
            "format": "uuid"
          }
        },
        "readOnly": true,
        "upload": {
          "maxBytes": 20971520,
          "bytes": "getFile",
          "part": "documents",
          "accept": [
            "*/*"
          ]
        },
        "wire": {
          "sentAs": {
            "metaData.fileName": "name",
            "metaData.fileUuid": "id",
            "uploaddate": "chosenAt",
            "uploadDate": "keptChosenAt"
          }
        }
      },
      "metaData": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "fileName"
        ],
        "properties": {
          "fileName": {
            "type": "string",
            "maxLength": 255
          },
          "fileUuid": {
            "type": "string",
            "format": "uuid"
          }
        },
        "writeOnly": true
      },
      "uploadDate": {
        "type": "string",
        "format": "stamp",
        "maxLength": 40,
        "readOnly": true
      },
      "uploaddate": {
        "type": "string",
        "format": "stamp",
        "maxLength": 40,
        "writeOnly": true
      }
    },
    "$schema": ""
  },
  "uiSchema": {
    "ui:field": "LayoutGridField",
    "ui:layoutGrid": {
      "ui:row": [
        {
          "ui:row": [
            {
              "ui:columns": [
                "type"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "description"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "fileData"
              ]
            }
          ]
        }
      ]
    }
  },
  "start": {},
  "sections": [
    {
      "id": "document",
      "rows": [
        [
          {
            "path": "type",
            "words": "supporting-document:fields.type",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "documentTypes",
              "maxLength": 100
            },
            "required": false,
            "placed": {},
            "section": "document"
          }
        ],
        [
          {
            "path": "description",
            "words": "supporting-document:fields.description",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 500
            },
            "required": false,
            "placed": {},
            "section": "document"
          }
        ],
        [
          {
            "path": "fileData",
            "words": "supporting-document:fields.fileData",
            "kind": "files",
            "schema": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "label",
                "resourceUuid"
              ],
              "properties": {
                "label": {
                  "type": "string",
                  "maxLength": 255
                },
                "resourceUuid": {
                  "type": "string",
                  "format": "uuid"
                }
              },
              "readOnly": true,
              "upload": {
                "maxBytes": 20971520,
                "bytes": "getFile",
                "part": "documents",
                "accept": [
                  "*/*"
                ]
              },
              "wire": {
                "sentAs": {
                  "metaData.fileName": "name",
                  "metaData.fileUuid": "id",
                  "uploaddate": "chosenAt",
                  "uploadDate": "keptChosenAt"
                }
              }
            },
            "required": true,
            "placed": {},
            "section": "document"
          }
        ]
      ]
    }
  ],
  "fields": [
    {
      "path": "type",
      "words": "supporting-document:fields.type",
      "kind": "choice",
      "schema": {
        "type": "string",
        "lookup": "documentTypes",
        "maxLength": 100
      },
      "required": false,
      "placed": {},
      "section": "document"
    },
    {
      "path": "description",
      "words": "supporting-document:fields.description",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 500
      },
      "required": false,
      "placed": {},
      "section": "document"
    },
    {
      "path": "fileData",
      "words": "supporting-document:fields.fileData",
      "kind": "files",
      "schema": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "label",
          "resourceUuid"
        ],
        "properties": {
          "label": {
            "type": "string",
            "maxLength": 255
          },
          "resourceUuid": {
            "type": "string",
            "format": "uuid"
          }
        },
        "readOnly": true,
        "upload": {
          "maxBytes": 20971520,
          "bytes": "getFile",
          "part": "documents",
          "accept": [
            "*/*"
          ]
        },
        "wire": {
          "sentAs": {
            "metaData.fileName": "name",
            "metaData.fileUuid": "id",
            "uploaddate": "chosenAt",
            "uploadDate": "keptChosenAt"
          }
        }
      },
      "required": true,
      "placed": {},
      "section": "document"
    }
  ],
  "tabs": [],
  "constants": [],
  "name": "supporting-document/supporting-document",
  "words": "supporting-document:form",
  "record": "supporting-document/supporting-document",
  "lookups": [
    "documentTypes"
  ]
}

export { default as validators } from '../supporting-document/supporting-document.validators.gen.js'
