// Made by `npm run generate`. Change schemas/subscription and run it again.
import validators from '../subscription/validators.gen.js'

const shared0 = {
  "type": "string",
  "format": "mobile",
  "maxLength": 40
}
const shared1 = {
  "type": "string",
  "format": "landline",
  "maxLength": 40
}
const shared2 = {
  "path": "mobile",
  "words": "mobile",
  "kind": "phone",
  "schema": shared0,
  "required": true,
  "placed": {
    "autocomplete": "tel"
  },
  "section": "contact"
}
const shared3 = {
  "path": "phone",
  "words": "phone",
  "kind": "phone",
  "schema": shared1,
  "required": false,
  "placed": {
    "autocomplete": "off"
  },
  "section": "contact"
}
const shared4 = {
  "path": "address",
  "words": "address",
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

const plan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "mobile"
    ],
    "properties": {
      "mobile": shared0,
      "phone": shared1,
      "address": {
        "type": "string",
        "maxLength": 500
      }
    },
    "$schema": ""
  },
  "uiSchema": {
    "ui:field": "sections",
    "ui:submitButtonOptions": {
      "norender": true
    },
    "mobile": {
      "ui:field": "phone"
    },
    "phone": {
      "ui:field": "phone"
    },
    "address": {
      "ui:field": "text"
    }
  },
  "start": {},
  "sections": [
    {
      "id": "contact",
      "rows": [
        [
          shared2,
          shared3
        ],
        [
          shared4
        ]
      ]
    }
  ],
  "fields": [
    shared2,
    shared3,
    shared4
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
  "record": "subscription/subscription",
  "namespace": "subscription",
  "lookups": []
}

export default { plan, validators }
