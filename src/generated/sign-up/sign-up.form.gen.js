// Made by `npm run generate`. Change schemas/sign-up and run it again.
import validators from '../sign-up/validators.gen.js'
import conditions from '../sign-up/conditions.gen.js'
import rules from '../sign-up/conditions.gen.js'

const shared0 = {
  "type": "string",
  "enum": [
    "CORPORATION",
    "INDIVIDUAL"
  ],
  "default": "INDIVIDUAL"
}
const shared1 = {
  "type": "string",
  "format": "email",
  "maxLength": 254
}
const shared2 = {
  "type": "string",
  "format": "password",
  "maxLength": 128
}
const shared3 = {
  "type": "string",
  "kind": "secret",
  "maxLength": 128,
  "sameAs": "password"
}
const shared4 = {
  "type": "boolean",
  "const": true,
  "local": true
}
const shared5 = {
  "type": "string",
  "format": "line",
  "maxLength": 200
}
const shared6 = {
  "path": "accountType",
  "words": "accountType",
  "kind": "choice",
  "schema": shared0,
  "required": true,
  "placed": {
    "as": "radio"
  },
  "section": "type"
}
const shared7 = {
  "path": "surname",
  "words": "surname",
  "kind": "text",
  "schema": shared5,
  "required": false,
  "placed": {
    "autocomplete": "family-name"
  },
  "section": "individual"
}
const shared8 = {
  "path": "firstName",
  "words": "firstName",
  "kind": "text",
  "schema": shared5,
  "required": false,
  "placed": {
    "autocomplete": "given-name"
  },
  "section": "individual"
}
const shared9 = {
  "path": "corporationName",
  "words": "corporationName",
  "kind": "text",
  "schema": shared5,
  "required": false,
  "placed": {
    "autocomplete": "organization"
  },
  "section": "corporation"
}
const shared10 = {
  "path": "email",
  "words": "email",
  "kind": "email",
  "schema": shared1,
  "required": true,
  "placed": {
    "autocomplete": "email"
  },
  "section": "credentials"
}
const shared11 = {
  "path": "password",
  "words": "password",
  "kind": "secret",
  "schema": shared2,
  "required": true,
  "placed": {
    "autocomplete": "new-password"
  },
  "section": "credentials"
}
const shared12 = {
  "path": "passwordConfirm",
  "words": "passwordConfirm",
  "kind": "secret",
  "schema": shared3,
  "required": true,
  "placed": {
    "autocomplete": "new-password"
  },
  "section": "credentials"
}
const shared13 = {
  "path": "privacyPolicy",
  "words": "privacyPolicy",
  "kind": "flag",
  "schema": shared4,
  "required": true,
  "placed": {},
  "section": "credentials"
}

const plan = {
  "schema": {
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
      "accountType": shared0,
      "email": shared1,
      "password": shared2,
      "passwordConfirm": shared3,
      "privacyPolicy": shared4,
      "surname": shared5,
      "firstName": shared5,
      "corporationName": shared5
    },
    "$schema": ""
  },
  "uiSchema": {
    "ui:field": "sections",
    "ui:submitButtonOptions": {
      "norender": true
    },
    "accountType": {
      "ui:field": "choice"
    },
    "surname": {
      "ui:field": "text"
    },
    "firstName": {
      "ui:field": "text"
    },
    "corporationName": {
      "ui:field": "text"
    },
    "email": {
      "ui:field": "email"
    },
    "password": {
      "ui:field": "secret"
    },
    "passwordConfirm": {
      "ui:field": "secret"
    },
    "privacyPolicy": {
      "ui:field": "flag"
    }
  },
  "start": {
    "accountType": "INDIVIDUAL"
  },
  "sections": [
    {
      "id": "type",
      "rows": [
        [
          shared6
        ]
      ]
    },
    {
      "id": "individual",
      "rows": [
        [
          shared7,
          shared8
        ]
      ],
      "show": 0
    },
    {
      "id": "corporation",
      "rows": [
        [
          shared9
        ]
      ],
      "show": 1
    },
    {
      "id": "credentials",
      "rows": [
        [
          shared10
        ],
        [
          shared11
        ],
        [
          shared12
        ],
        [
          shared13
        ]
      ]
    }
  ],
  "fields": [
    shared6,
    shared7,
    shared8,
    shared9,
    shared10,
    shared11,
    shared12,
    shared13
  ],
  "tabs": [],
  "constants": [],
  "create": {
    "operation": "signUp",
    "outcomes": {
      "200": [
        {
          "go": "/signup-result/{answer}/success"
        }
      ],
      "409": [
        {
          "go": [
            "/signup-result/{answer}/error",
            "/signup-result/none/error"
          ]
        }
      ],
      "422": [
        {
          "mark": "password"
        }
      ],
      "other": [
        {
          "toast": "serverError",
          "type": "error",
          "details": "catalogue"
        }
      ],
      "network": [
        {
          "toast": "unreachable",
          "type": "error"
        }
      ]
    }
  },
  "links": [
    {
      "id": "privacy",
      "to": "/privacy",
      "newTab": true
    },
    {
      "id": "signIn",
      "to": "/signin"
    }
  ],
  "name": "sign-up/sign-up",
  "record": "sign-up/sign-up",
  "namespace": "sign-up",
  "lookups": []
}

export default { plan, validators, conditions, rules }
