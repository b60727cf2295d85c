// Made by `npm run generate`. Change schemas/supporting-document and run it again.
import type { FormSource } from '#engine/plan/FormSource.ts'

export const plan: FormSource = {
  "name": "supporting-document/supporting-document",
  "definition": {
    "$schema": "../meta/form.meta.json",
    "record": "supporting-document/supporting-document",
    "sections": [
      {
        "id": "document",
        "fields": [
          "type",
          "description",
          "fileData",
          "*"
        ]
      }
    ]
  }
}
