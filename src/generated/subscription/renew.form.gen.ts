// Made by `npm run generate`. Change schemas/subscription and run it again.
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
            "words": "subscription:fields.email",
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
      "words": "subscription:fields.email",
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
    "operation": "renewSubscription",
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
          "alert": "catalogue"
        }
      ],
      "network": [
        {
          "alert": "unreachable"
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
  "name": "subscription/renew",
  "words": "subscription:renew.form",
  "record": "subscription/renew",
  "lookups": []
}

export { default as validators } from '../subscription/renew.validators.gen.js'
