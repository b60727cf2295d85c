// Made by `npm run generate`. Change schemas/subscription and run it again.
import type { FormPlan } from '#engine/plan/FormPlan.ts'

export const plan: FormPlan = {
  "schema": {
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
  },
  "uiSchema": {
    "ui:field": "LayoutGridField",
    "ui:layoutGrid": {
      "ui:row": [
        {
          "ui:row": [
            {
              "ui:columns": [
                "mobile",
                "phone"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "address"
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
      "id": "contact",
      "rows": [
        [
          {
            "path": "mobile",
            "words": "subscription:fields.mobile",
            "kind": "phone",
            "schema": {
              "type": "string",
              "format": "mobile",
              "maxLength": 40
            },
            "required": true,
            "placed": {
              "autocomplete": "tel"
            },
            "section": "contact"
          },
          {
            "path": "phone",
            "words": "subscription:fields.phone",
            "kind": "phone",
            "schema": {
              "type": "string",
              "format": "landline",
              "maxLength": 40
            },
            "required": false,
            "placed": {
              "autocomplete": "off"
            },
            "section": "contact"
          }
        ],
        [
          {
            "path": "address",
            "words": "subscription:fields.address",
            "kind": "text",
            "schema": {
              "type": "string",
              "maxLength": 500
            },
            "required": false,
            "placed": {
              "autocomplete": "street-address"
            },
            "section": "contact"
          }
        ]
      ]
    }
  ],
  "fields": [
    {
      "path": "mobile",
      "words": "subscription:fields.mobile",
      "kind": "phone",
      "schema": {
        "type": "string",
        "format": "mobile",
        "maxLength": 40
      },
      "required": true,
      "placed": {
        "autocomplete": "tel"
      },
      "section": "contact"
    },
    {
      "path": "phone",
      "words": "subscription:fields.phone",
      "kind": "phone",
      "schema": {
        "type": "string",
        "format": "landline",
        "maxLength": 40
      },
      "required": false,
      "placed": {
        "autocomplete": "off"
      },
      "section": "contact"
    },
    {
      "path": "address",
      "words": "subscription:fields.address",
      "kind": "text",
      "schema": {
        "type": "string",
        "maxLength": 500
      },
      "required": false,
      "placed": {
        "autocomplete": "street-address"
      },
      "section": "contact"
    }
  ],
  "tabs": [],
  "constants": [],
  "create": {
    "operation": "validateSubscription",
    "outcomes": {
      "200": [
        {
          "toast": "validated",
          "type": "success"
        },
        {
          "go": "/signin"
        }
      ],
      "404": [
        {
          "toast": "notFound",
          "type": "error"
        }
      ],
      "410": [
        {
          "form": "subscription/renew"
        },
        {
          "alert": "expired"
        }
      ],
      "422": [
        "markFields",
        {
          "toast": "invalidInput",
          "type": "error",
          "details": "fields"
        }
      ],
      "other": [
        {
          "alert": "notValidated"
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
    },
    {
      "id": "renew",
      "to": "/subscription/renew"
    }
  ],
  "name": "subscription/subscription",
  "words": "subscription:form",
  "record": "subscription/subscription",
  "lookups": []
}

export { default as validators } from '../subscription/subscription.validators.gen.js'
