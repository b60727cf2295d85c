// Made by `npm run generate`. Change schemas/real-estate and run it again.
import validators from '../real-estate/validators.gen.js'
import conditions from '../real-estate/conditions.gen.js'
import rules from '../real-estate/conditions.gen.js'

const shared0 = {
  "type": "string",
  "format": "uuid",
  "readOnly": true
}
const shared1 = {
  "type": "string",
  "format": "line",
  "minLength": 1,
  "maxLength": 200
}
const shared2 = {
  "type": "string",
  "lookup": "realEstateTypes",
  "enum": [
    "BUILDING_LAND",
    "HOUSE",
    "APARTEMENT",
    "BUILDING",
    "PARKING",
    "BOX",
    "COMMERCIAL_SPACE",
    "LAND",
    "WAREHOUSE",
    "CASTEL",
    "OFFICE",
    "OTHER"
  ]
}
const shared3 = {
  "type": "string",
  "maxLength": 500,
  "wire": {
    "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
  },
  "format": "line",
  "minLength": 1
}
const shared4 = {
  "type": "number",
  "minimum": 0,
  "maximum": 1000000000,
  "unit": "{measureUnity}"
}
const shared5 = {
  "type": "string",
  "enum": [
    "SQUARE_METERS",
    "HECTARES"
  ],
  "default": "SQUARE_METERS",
  "wire": {
    "aliases": {
      "m2": "SQUARE_METERS",
      "ha": "HECTARES"
    }
  }
}
const shared6 = {
  "type": "integer",
  "minimum": 1400,
  "format": "pastYear"
}
const shared7 = {
  "type": "array",
  "readOnly": true,
  "listed": false,
  "maxItems": 5,
  "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "label",
      "resourceUuid"
    ],
    "properties": {
      "label": {
        "type": "string",
        "maxLength": 255
      },
      "resourceUuid": {
        "type": "string",
        "format": "uuid"
      }
    }
  },
  "upload": {
    "part": "pictures",
    "accept": [
      "image/gif",
      "image/jpeg",
      "image/png",
      "image/svg+xml",
      "image/svg"
    ],
    "maxBytes": 10485760,
    "bytes": "getRealEstatePicture"
  },
  "wire": {
    "keptAs": "oldPictures"
  }
}
const shared8 = {
  "type": "string",
  "lookup": "componentTypes",
  "enum": [
    "LIVING_ROOM",
    "KITCHEN",
    "BED_ROOM",
    "LAUNDRY_ROOM",
    "TOILET",
    "SHOWER",
    "TOILET_SHOWER",
    "GARDEN",
    "TERRACE",
    "BALCONY",
    "CLOSET",
    "CAVE"
  ]
}
const shared9 = {
  "type": "number",
  "minimum": 0,
  "maximum": 1000000000,
  "unit": "m²"
}
const shared10 = {
  "type": "string",
  "format": "line",
  "maxLength": 200
}
const shared11 = {
  "resourceUuid": shared0,
  "type": shared8,
  "surface": shared9,
  "label": shared10
}
const shared12 = {
  "type": "array",
  "maxItems": 100,
  "items": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "type",
      "surface"
    ],
    "properties": shared11
  },
  "wire": {
    "keptAs": "oldHabitableComponents"
  }
}
const shared13 = {
  "type": "string",
  "format": "phone",
  "maxLength": 40
}
const shared14 = {
  "type": "string",
  "format": "email",
  "maxLength": 254
}
const shared15 = {
  "type": "number",
  "minimum": 0,
  "maximum": 1000000000
}
const shared16 = {
  "path": "label",
  "words": "label",
  "kind": "text",
  "schema": shared1,
  "required": true,
  "placed": {},
  "section": "general"
}
const shared17 = {
  "path": "type",
  "words": "type",
  "kind": "choice",
  "schema": shared2,
  "required": true,
  "placed": {},
  "section": "general"
}
const shared18 = {
  "path": "address",
  "words": "address",
  "kind": "text",
  "schema": shared3,
  "required": true,
  "placed": {},
  "section": "general"
}
const shared19 = {
  "path": "surface",
  "words": "surface",
  "kind": "number",
  "schema": shared4,
  "required": true,
  "placed": {},
  "section": "general"
}
const shared20 = {
  "path": "measureUnity",
  "words": "measureUnity",
  "kind": "choice",
  "schema": shared5,
  "required": true,
  "placed": {
    "as": "radio"
  },
  "section": "general"
}
const shared21 = {
  "path": "constructionYear",
  "words": "constructionYear",
  "kind": "number",
  "schema": shared6,
  "required": false,
  "placed": {},
  "section": "general"
}
const shared22 = {
  "path": "acquisitionDate",
  "words": "acquisitionDate",
  "kind": "date",
  "schema": {
    "type": "string",
    "format": "pastDate"
  },
  "required": false,
  "placed": {},
  "section": "general"
}
const shared23 = {
  "path": "pictures",
  "words": "pictures",
  "kind": "files",
  "schema": shared7,
  "required": false,
  "placed": {},
  "section": "photos"
}
const shared24 = [
  {
    "path": "type",
    "words": "habitable.habitableComponents.type",
    "kind": "choice",
    "schema": shared8,
    "required": true,
    "placed": {},
    "section": "habitable"
  },
  {
    "path": "surface",
    "words": "habitable.habitableComponents.surface",
    "kind": "number",
    "schema": shared9,
    "required": true,
    "placed": {},
    "section": "habitable"
  },
  {
    "path": "label",
    "words": "habitable.habitableComponents.label",
    "kind": "text",
    "schema": shared10,
    "required": false,
    "placed": {},
    "section": "habitable"
  }
]
const shared25 = {
  "path": "habitable.habitableComponents",
  "words": "habitable.habitableComponents",
  "kind": "entries",
  "schema": shared12,
  "required": true,
  "placed": {},
  "section": "habitable",
  "entry": {
    "plan": {
      "schema": {
        "$schema": "",
        "type": "object",
        "properties": shared11
      },
      "uiSchema": {
        "ui:field": "sections",
        "ui:submitButtonOptions": {
          "norender": true
        },
        "type": {
          "ui:field": "choice"
        },
        "surface": {
          "ui:field": "number"
        },
        "label": {
          "ui:field": "text"
        }
      },
      "start": {},
      "sections": [
        {
          "id": "habitable",
          "rows": [
            shared24
          ]
        }
      ],
      "fields": shared24,
      "tabs": [],
      "constants": []
    },
    "columns": [
      {
        "path": "type",
        "words": "habitable.habitableComponents.type",
        "kind": "choice",
        "schema": shared8
      },
      {
        "path": "surface",
        "words": "habitable.habitableComponents.surface",
        "kind": "number",
        "schema": shared9
      },
      {
        "path": "label",
        "words": "habitable.habitableComponents.label",
        "kind": "text",
        "schema": shared10
      }
    ]
  }
}
const shared26 = {
  "path": "condominiumTrustee.name",
  "words": "condominiumTrustee.name",
  "kind": "text",
  "schema": shared1,
  "required": true,
  "placed": {},
  "section": "condominium"
}
const shared27 = {
  "path": "condominiumTrustee.phone",
  "words": "condominiumTrustee.phone",
  "kind": "phone",
  "schema": shared13,
  "required": false,
  "placed": {},
  "section": "condominium"
}
const shared28 = {
  "path": "condominiumTrustee.email",
  "words": "condominiumTrustee.email",
  "kind": "email",
  "schema": shared14,
  "required": false,
  "placed": {},
  "section": "condominium"
}
const shared29 = {
  "path": "condominiumTrustee.realestatetenth",
  "words": "condominiumTrustee.realestatetenth",
  "kind": "number",
  "schema": shared15,
  "required": true,
  "placed": {},
  "section": "condominium"
}
const shared30 = {
  "path": "condominiumTrustee.condominiumtrusteetenth",
  "words": "condominiumTrustee.condominiumtrusteetenth",
  "kind": "number",
  "schema": shared15,
  "required": true,
  "placed": {},
  "section": "condominium"
}
const shared31 = [
  {
    "toast": "accessDenied",
    "type": "error"
  }
]
const shared32 = [
  {
    "toast": "saveFailed",
    "type": "error",
    "details": "reason"
  }
]
const shared33 = [
  {
    "toast": "alreadySaved",
    "type": "warning"
  }
]
const shared34 = [
  {
    "toast": "tooLarge",
    "type": "error",
    "details": "fields"
  }
]
const shared35 = [
  "markFields",
  {
    "toast": "invalidInput",
    "type": "error",
    "details": "fields"
  }
]

const plan = {
  "schema": {
    "type": "object",
    "additionalProperties": false,
    "required": [
      "label",
      "type",
      "address",
      "surface",
      "measureUnity"
    ],
    "properties": {
      "resourceUuid": shared0,
      "label": shared1,
      "type": shared2,
      "address": shared3,
      "surface": shared4,
      "measureUnity": shared5,
      "constructionYear": shared6,
      "acquisitionDate": {
        "type": "string",
        "format": "pastDate"
      },
      "pictures": shared7,
      "oldPictures": {
        "type": "array",
        "writeOnly": true,
        "maxItems": 5,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "format": "uuid"
        }
      },
      "habitable": {
        "type": [
          "object",
          "null"
        ],
        "listed": false,
        "additionalProperties": false,
        "required": [
          "habitableComponents"
        ],
        "properties": {
          "habitableComponents": shared12
        }
      },
      "oldHabitableComponents": {
        "type": "array",
        "writeOnly": true,
        "maxItems": 100,
        "uniqueItems": true,
        "items": {
          "type": "string",
          "format": "uuid"
        }
      },
      "condominiumTrustee": {
        "type": [
          "object",
          "null"
        ],
        "listed": false,
        "additionalProperties": false,
        "required": [
          "name",
          "realestatetenth",
          "condominiumtrusteetenth"
        ],
        "properties": {
          "name": shared1,
          "phone": shared13,
          "email": shared14,
          "realestatetenth": shared15,
          "condominiumtrusteetenth": shared15
        }
      }
    },
    "rules": [
      {
        "if": 2,
        "then": {
          "required": [
            "habitable"
          ],
          "properties": {
            "habitable": {
              "type": "object",
              "required": [
                "habitableComponents"
              ],
              "properties": {
                "habitableComponents": {
                  "type": "array",
                  "minItems": 1
                }
              }
            }
          }
        }
      }
    ],
    "$schema": ""
  },
  "uiSchema": {
    "ui:field": "sections",
    "ui:submitButtonOptions": {
      "norender": true
    },
    "label": {
      "ui:field": "text"
    },
    "type": {
      "ui:field": "choice"
    },
    "address": {
      "ui:field": "text"
    },
    "surface": {
      "ui:field": "number"
    },
    "measureUnity": {
      "ui:field": "choice"
    },
    "constructionYear": {
      "ui:field": "number"
    },
    "acquisitionDate": {
      "ui:field": "date"
    },
    "pictures": {
      "ui:field": "files"
    },
    "habitable": {
      "habitableComponents": {
        "ui:field": "entries"
      }
    },
    "condominiumTrustee": {
      "name": {
        "ui:field": "text"
      },
      "phone": {
        "ui:field": "phone"
      },
      "email": {
        "ui:field": "email"
      },
      "realestatetenth": {
        "ui:field": "number"
      },
      "condominiumtrusteetenth": {
        "ui:field": "number"
      }
    }
  },
  "start": {
    "measureUnity": "SQUARE_METERS"
  },
  "sections": [
    {
      "id": "general",
      "rows": [
        [
          shared16,
          shared17
        ],
        [
          shared18
        ],
        [
          shared19,
          shared20
        ],
        [
          shared21,
          shared22
        ]
      ]
    },
    {
      "id": "photos",
      "rows": [
        [
          shared23
        ]
      ]
    },
    {
      "id": "habitable",
      "rows": [
        [
          shared25
        ]
      ],
      "show": 2
    },
    {
      "id": "condominium",
      "rows": [
        [
          shared26
        ],
        [
          shared27,
          shared28
        ],
        [
          shared29,
          shared30
        ]
      ],
      "optional": {
        "path": "condominiumTrustee",
        "start": {}
      }
    }
  ],
  "fields": [
    shared16,
    shared17,
    shared18,
    shared19,
    shared20,
    shared21,
    shared22,
    shared23,
    shared25,
    shared26,
    shared27,
    shared28,
    shared29,
    shared30
  ],
  "tabs": [],
  "constants": [],
  "cancel": "back",
  "draft": true,
  "load": {
    "operation": "getRealEstate",
    "outcomes": {
      "401": [
        "signInAgain"
      ],
      "403": shared31,
      "404": [
        {
          "toast": "notFound",
          "type": "error"
        }
      ],
      "429": [
        {
          "toast": "tooMany",
          "type": "error"
        }
      ],
      "other": shared32
    }
  },
  "update": {
    "operation": "updateRealEstate",
    "outcomes": {
      "200": [
        {
          "toast": "updated",
          "type": "success"
        },
        {
          "go": "/bien/{resourceUuid}/details"
        }
      ],
      "401": [
        "signInAgain"
      ],
      "403": shared31,
      "404": [
        {
          "toast": "notFound",
          "type": "error"
        },
        {
          "alert": "removedMeanwhile"
        }
      ],
      "409": shared33,
      "412": [
        "merge"
      ],
      "413": shared34,
      "422": shared35,
      "429": [
        {
          "toast": "tooMany",
          "type": "error"
        }
      ],
      "other": shared32
    }
  },
  "clears": {
    "type": [
      "habitable"
    ]
  },
  "create": {
    "operation": "createRealEstate",
    "outcomes": {
      "200": [
        {
          "toast": "created",
          "type": "success"
        },
        {
          "go": "/bien/{resourceUuid}/details"
        }
      ],
      "401": [
        "signInAgain"
      ],
      "403": shared31,
      "409": shared33,
      "412": [
        {
          "toast": "changedMeanwhile",
          "type": "warning"
        }
      ],
      "413": shared34,
      "422": shared35,
      "429": [
        {
          "toast": "tooMany",
          "type": "error"
        }
      ],
      "other": shared32
    }
  },
  "name": "real-estate/real-estate",
  "record": "real-estate/real-estate",
  "namespace": "real-estate",
  "title": {
    "path": "title",
    "words": "title",
    "kind": "text",
    "schema": {
      "type": "string"
    },
    "texts": {
      "templates": [
        "{label}"
      ],
      "fields": {
        "label": {
          "path": "label",
          "words": "label",
          "kind": "text",
          "schema": shared1
        }
      }
    }
  },
  "lookups": [
    "realEstateTypes",
    "componentTypes"
  ]
}

export default { plan, validators, conditions, rules }
