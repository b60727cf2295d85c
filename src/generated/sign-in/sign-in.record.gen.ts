// Made by `npm run generate`. Change schemas/sign-in and run it again.
import type { RecordSchema } from '../definitions.gen.ts'

export const schema: RecordSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "username",
    "password"
  ],
  "properties": {
    "username": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254
    },
    "password": {
      "type": "string",
      "kind": "secret",
      "minLength": 1,
      "maxLength": 128
    },
    "rememberMe": {
      "type": "boolean"
    },
    "grant_type": {
      "type": "string",
      "const": "password"
    }
  },
  "$schema": ""
}
