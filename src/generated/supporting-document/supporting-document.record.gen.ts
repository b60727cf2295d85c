// Made by `npm run generate`. Change schemas/supporting-document and run it again.
import type { RecordSchema } from '../definitions.gen.ts'

export const schema: RecordSchema = {
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
}
