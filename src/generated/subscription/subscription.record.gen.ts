// Made by `npm run generate`. Change schemas/subscription and run it again.
import type { RecordSchema } from '../definitions.gen.ts'

export const schema: RecordSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "mobile"
  ],
  "properties": {
    "mobile": {
      "type": "string",
      "format": "mobile",
      "maxLength": 40
    },
    "phone": {
      "type": "string",
      "format": "landline",
      "maxLength": 40
    },
    "address": {
      "type": "string",
      "maxLength": 500
    }
  },
  "$schema": ""
}
