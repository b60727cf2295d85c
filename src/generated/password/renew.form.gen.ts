// Made by `npm run generate`. Change schemas/password and run it again.
import type { FormPlan } from '#engine/plan/FormPlan.ts'

export const plan: FormPlan = {
  "schema": {
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
  },
  "uiSchema": {
    "ui:field": "LayoutGridField",
    "ui:layoutGrid": {
      "ui:row": [
        {
          "ui:row": [
            {
              "ui:columns": [
                "email"
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
      "id": "address",
      "rows": [
        [
          {
            "path": "email",
            "words": "password:fields.email",
            "kind": "email",
            "schema": {
              "type": "string",
              "minLength": 1,
              "maxLength": 254,
              "kind": "email"
            },
            "required": true,
            "placed": {
              "autocomplete": "email"
            },
            "section": "address"
          }
        ]
      ]
    }
  ],
  "fields": [
    {
      "path": "email",
      "words": "password:fields.email",
      "kind": "email",
      "schema": {
        "type": "string",
        "minLength": 1,
        "maxLength": 254,
        "kind": "email"
      },
      "required": true,
      "placed": {
        "autocomplete": "email"
      },
      "section": "address"
    }
  ],
  "tabs": [],
  "constants": [],
  "create": {
    "operation": "renewPassword",
    "outcomes": {
      "200": [
        {
          "alert": "requested",
          "type": "success"
        }
      ],
      "422": [
        {
          "mark": "email"
        }
      ],
      "other": [
        {
          "alert": "notRequested"
        }
      ]
    }
  },
  "links": [
    {
      "id": "signIn",
      "to": "/signin"
    }
  ],
  "name": "password/renew",
  "words": "password:renew.form",
  "record": "password/renew",
  "lookups": []
}

export { default as validators } from '../password/renew.validators.gen.js'
