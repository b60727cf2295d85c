// Made by `npm run generate`. Change schemas/sign-up and run it again.
import type { RecordSchema } from '../definitions.gen.ts'

export const schema: RecordSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "email",
    "password",
    "passwordConfirm",
    "accountType",
    "privacyPolicy"
  ],
  "properties": {
    "accountType": {
      "type": "string",
      "enum": [
        "CORPORATION",
        "INDIVIDUAL"
      ],
      "default": "INDIVIDUAL"
    },
    "email": {
      "type": "string",
      "format": "email",
      "maxLength": 254
    },
    "password": {
      "type": "string",
      "format": "password",
      "maxLength": 128
    },
    "passwordConfirm": {
      "type": "string",
      "kind": "secret",
      "maxLength": 128,
      "sameAs": "password"
    },
    "privacyPolicy": {
      "type": "boolean",
      "const": true,
      "local": true
    },
    "surname": {
      "type": "string",
      "format": "line",
      "maxLength": 200
    },
    "firstName": {
      "type": "string",
      "format": "line",
      "maxLength": 200
    },
    "corporationName": {
      "type": "string",
      "format": "line",
      "maxLength": 200
    }
  },
  "$schema": ""
}
