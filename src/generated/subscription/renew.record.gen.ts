// Made by `npm run generate`. Change schemas/subscription and run it again.
import type { RecordSchema } from '../definitions.gen.ts'

export const schema: RecordSchema = {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "email"
  ],
  "properties": {
    "email": {
      "type": "string",
      "minLength": 1,
      "maxLength": 254,
      "kind": "email"
    }
  },
  "$schema": ""
}
