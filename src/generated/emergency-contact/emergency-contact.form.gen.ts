// Made by `npm run generate`. Change schemas/emergency-contact and run it again.
import type { FormPlan } from '#engine/plan/FormPlan.ts'

export const plan: FormPlan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "person"
    ],
    "properties": {
      "resourceUuid": {
        "type": "string",
        "format": "uuid",
        "identity": true
      },
      "type": {
        "type": "string",
        "enum": [
          "INDIVIDUAL",
          "CORPORATION"
        ],
        "wire": {
          "aliases": {
            "individual": "INDIVIDUAL",
            "corporation": "CORPORATION"
          }
        },
        "default": "INDIVIDUAL"
      },
      "person": {
        "type": "object",
        "additionalProperties": false,
        "properties": {
          "resourceUuid": {
            "type": "string",
            "format": "uuid",
            "identity": true
          },
          "contacts": {
            "type": "array",
            "maxItems": 5,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "email": {
                  "type": "string",
                  "format": "email",
                  "maxLength": 254
                },
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
                  "maxLength": 500,
                  "wire": {
                    "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
                  },
                  "format": "line"
                }
              }
            }
          },
          "gender": {
            "type": "string",
            "enum": [
              "MR",
              "MS",
              "MRS"
            ]
          },
          "surname": {
            "type": "string",
            "format": "line",
            "maxLength": 200,
            "sort": "first"
          },
          "firstName": {
            "type": "string",
            "format": "line",
            "maxLength": 200
          },
          "birthDate": {
            "type": "string",
            "format": "pastDate"
          },
          "placeOfBirth": {
            "type": "string",
            "format": "line",
            "maxLength": 200
          },
          "nationality": {
            "type": "string",
            "lookup": "countries",
            "maxLength": 3
          },
          "name": {
            "type": "string",
            "format": "line",
            "maxLength": 200
          },
          "legalStatus": {
            "type": "string",
            "lookup": "legalStatuses",
            "maxLength": 200
          },
          "shareCapital": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000000,
            "unit": "€"
          },
          "siren": {
            "type": "string",
            "format": "siren",
            "maxLength": 40,
            "copy": true,
            "proposals": {
              "siret": "sirenOfSiret"
            }
          },
          "siret": {
            "type": "string",
            "format": "siret",
            "maxLength": 40,
            "copy": true
          },
          "vatNumber": {
            "type": "string",
            "format": "vat",
            "maxLength": 40,
            "copy": true,
            "proposals": {
              "siren": "vatOfSiren"
            }
          }
        }
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
                "type"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.gender"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.surname",
                "person.firstName"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.birthDate",
                "person.placeOfBirth"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.nationality"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.name",
                "person.legalStatus"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.shareCapital"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.siret",
                "person.siren"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.vatNumber"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.contacts.0.mobile",
                "person.contacts.0.phone"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.contacts.0.email"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "person.contacts.0.address"
              ]
            }
          ]
        }
      ]
    }
  },
  "start": {
    "type": "INDIVIDUAL"
  },
  "sections": [
    {
      "id": "type",
      "rows": [
        [
          {
            "path": "type",
            "words": "emergency-contact:fields.type",
            "kind": "choice",
            "schema": {
              "type": "string",
              "enum": [
                "INDIVIDUAL",
                "CORPORATION"
              ],
              "wire": {
                "aliases": {
                  "individual": "INDIVIDUAL",
                  "corporation": "CORPORATION"
                }
              },
              "default": "INDIVIDUAL"
            },
            "required": true,
            "placed": {
              "as": "radio"
            },
            "section": "type"
          }
        ]
      ]
    },
    {
      "id": "individual",
      "rows": [
        [
          {
            "path": "person.gender",
            "words": "emergency-contact:fields.person.gender",
            "kind": "choice",
            "schema": {
              "type": "string",
              "enum": [
                "MR",
                "MS",
                "MRS"
              ]
            },
            "required": false,
            "placed": {
              "as": "radio"
            },
            "section": "individual"
          }
        ],
        [
          {
            "path": "person.surname",
            "words": "emergency-contact:fields.person.surname",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200,
              "sort": "first"
            },
            "required": false,
            "placed": {},
            "section": "individual"
          },
          {
            "path": "person.firstName",
            "words": "emergency-contact:fields.person.firstName",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "individual"
          }
        ],
        [
          {
            "path": "person.birthDate",
            "words": "emergency-contact:fields.person.birthDate",
            "kind": "date",
            "schema": {
              "type": "string",
              "format": "pastDate"
            },
            "required": false,
            "placed": {},
            "section": "individual"
          },
          {
            "path": "person.placeOfBirth",
            "words": "emergency-contact:fields.person.placeOfBirth",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "individual"
          }
        ],
        [
          {
            "path": "person.nationality",
            "words": "emergency-contact:fields.person.nationality",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "countries",
              "maxLength": 3
            },
            "required": false,
            "placed": {},
            "section": "individual"
          }
        ]
      ],
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "INDIVIDUAL")
    },
    {
      "id": "corporation",
      "rows": [
        [
          {
            "path": "person.name",
            "words": "emergency-contact:fields.person.name",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "corporation"
          },
          {
            "path": "person.legalStatus",
            "words": "emergency-contact:fields.person.legalStatus",
            "kind": "choice",
            "schema": {
              "type": "string",
              "lookup": "legalStatuses",
              "maxLength": 200
            },
            "required": false,
            "placed": {},
            "section": "corporation"
          }
        ],
        [
          {
            "path": "person.shareCapital",
            "words": "emergency-contact:fields.person.shareCapital",
            "kind": "number",
            "schema": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000000,
              "unit": "€"
            },
            "required": false,
            "placed": {},
            "section": "corporation"
          }
        ],
        [
          {
            "path": "person.siret",
            "words": "emergency-contact:fields.person.siret",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "siret",
              "maxLength": 40,
              "copy": true
            },
            "required": false,
            "placed": {},
            "section": "corporation"
          },
          {
            "path": "person.siren",
            "words": "emergency-contact:fields.person.siren",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "siren",
              "maxLength": 40,
              "copy": true,
              "proposals": {
                "siret": "sirenOfSiret"
              }
            },
            "required": false,
            "placed": {},
            "section": "corporation"
          }
        ],
        [
          {
            "path": "person.vatNumber",
            "words": "emergency-contact:fields.person.vatNumber",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "vat",
              "maxLength": 40,
              "copy": true,
              "proposals": {
                "siren": "vatOfSiren"
              }
            },
            "required": false,
            "placed": {},
            "section": "corporation"
          }
        ]
      ],
      "show": (self, cel) => cel.equal(cel.text(cel.field(self, "type")), "CORPORATION")
    },
    {
      "id": "contact",
      "rows": [
        [
          {
            "path": "person.contacts.0.mobile",
            "words": "emergency-contact:fields.person.contacts.mobile",
            "kind": "phone",
            "schema": {
              "type": "string",
              "format": "mobile",
              "maxLength": 40
            },
            "required": false,
            "placed": {},
            "section": "contact"
          },
          {
            "path": "person.contacts.0.phone",
            "words": "emergency-contact:fields.person.contacts.phone",
            "kind": "phone",
            "schema": {
              "type": "string",
              "format": "landline",
              "maxLength": 40
            },
            "required": false,
            "placed": {},
            "section": "contact"
          }
        ],
        [
          {
            "path": "person.contacts.0.email",
            "words": "emergency-contact:fields.person.contacts.email",
            "kind": "email",
            "schema": {
              "type": "string",
              "format": "email",
              "maxLength": 254
            },
            "required": false,
            "placed": {},
            "section": "contact"
          }
        ],
        [
          {
            "path": "person.contacts.0.address",
            "words": "emergency-contact:fields.person.contacts.address",
            "kind": "text",
            "schema": {
              "type": "string",
              "maxLength": 500,
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              },
              "format": "line"
            },
            "required": false,
            "placed": {},
            "section": "contact"
          }
        ]
      ]
    }
  ],
  "fields": [
    {
      "path": "type",
      "words": "emergency-contact:fields.type",
      "kind": "choice",
      "schema": {
        "type": "string",
        "enum": [
          "INDIVIDUAL",
          "CORPORATION"
        ],
        "wire": {
          "aliases": {
            "individual": "INDIVIDUAL",
            "corporation": "CORPORATION"
          }
        },
        "default": "INDIVIDUAL"
      },
      "required": true,
      "placed": {
        "as": "radio"
      },
      "section": "type"
    },
    {
      "path": "person.gender",
      "words": "emergency-contact:fields.person.gender",
      "kind": "choice",
      "schema": {
        "type": "string",
        "enum": [
          "MR",
          "MS",
          "MRS"
        ]
      },
      "required": false,
      "placed": {
        "as": "radio"
      },
      "section": "individual"
    },
    {
      "path": "person.surname",
      "words": "emergency-contact:fields.person.surname",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200,
        "sort": "first"
      },
      "required": false,
      "placed": {},
      "section": "individual"
    },
    {
      "path": "person.firstName",
      "words": "emergency-contact:fields.person.firstName",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "individual"
    },
    {
      "path": "person.birthDate",
      "words": "emergency-contact:fields.person.birthDate",
      "kind": "date",
      "schema": {
        "type": "string",
        "format": "pastDate"
      },
      "required": false,
      "placed": {},
      "section": "individual"
    },
    {
      "path": "person.placeOfBirth",
      "words": "emergency-contact:fields.person.placeOfBirth",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "individual"
    },
    {
      "path": "person.nationality",
      "words": "emergency-contact:fields.person.nationality",
      "kind": "choice",
      "schema": {
        "type": "string",
        "lookup": "countries",
        "maxLength": 3
      },
      "required": false,
      "placed": {},
      "section": "individual"
    },
    {
      "path": "person.name",
      "words": "emergency-contact:fields.person.name",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "corporation"
    },
    {
      "path": "person.legalStatus",
      "words": "emergency-contact:fields.person.legalStatus",
      "kind": "choice",
      "schema": {
        "type": "string",
        "lookup": "legalStatuses",
        "maxLength": 200
      },
      "required": false,
      "placed": {},
      "section": "corporation"
    },
    {
      "path": "person.shareCapital",
      "words": "emergency-contact:fields.person.shareCapital",
      "kind": "number",
      "schema": {
        "type": "number",
        "minimum": 0,
        "maximum": 1000000000000,
        "unit": "€"
      },
      "required": false,
      "placed": {},
      "section": "corporation"
    },
    {
      "path": "person.siret",
      "words": "emergency-contact:fields.person.siret",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "siret",
        "maxLength": 40,
        "copy": true
      },
      "required": false,
      "placed": {},
      "section": "corporation"
    },
    {
      "path": "person.siren",
      "words": "emergency-contact:fields.person.siren",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "siren",
        "maxLength": 40,
        "copy": true,
        "proposals": {
          "siret": "sirenOfSiret"
        }
      },
      "required": false,
      "placed": {},
      "section": "corporation"
    },
    {
      "path": "person.vatNumber",
      "words": "emergency-contact:fields.person.vatNumber",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "vat",
        "maxLength": 40,
        "copy": true,
        "proposals": {
          "siren": "vatOfSiren"
        }
      },
      "required": false,
      "placed": {},
      "section": "corporation"
    },
    {
      "path": "person.contacts.0.mobile",
      "words": "emergency-contact:fields.person.contacts.mobile",
      "kind": "phone",
      "schema": {
        "type": "string",
        "format": "mobile",
        "maxLength": 40
      },
      "required": false,
      "placed": {},
      "section": "contact"
    },
    {
      "path": "person.contacts.0.phone",
      "words": "emergency-contact:fields.person.contacts.phone",
      "kind": "phone",
      "schema": {
        "type": "string",
        "format": "landline",
        "maxLength": 40
      },
      "required": false,
      "placed": {},
      "section": "contact"
    },
    {
      "path": "person.contacts.0.email",
      "words": "emergency-contact:fields.person.contacts.email",
      "kind": "email",
      "schema": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "required": false,
      "placed": {},
      "section": "contact"
    },
    {
      "path": "person.contacts.0.address",
      "words": "emergency-contact:fields.person.contacts.address",
      "kind": "text",
      "schema": {
        "type": "string",
        "maxLength": 500,
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        },
        "format": "line"
      },
      "required": false,
      "placed": {},
      "section": "contact"
    }
  ],
  "tabs": [],
  "constants": [],
  "name": "emergency-contact/emergency-contact",
  "words": "emergency-contact:form",
  "record": "emergency-contact/emergency-contact",
  "lookups": [
    "countries",
    "legalStatuses"
  ],
  "advised": true
}

export { default as validators } from '../emergency-contact/emergency-contact.validators.gen.js'
