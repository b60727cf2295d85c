// Made by `npm run generate`. Change schemas/password and run it again.
import type { RecordSchema } from '../definitions.gen.ts'

export const schema: RecordSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "password",
    "passwordConfirm"
  ],
  "properties": {
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
    }
  },
  "$schema": ""
}
