// Made by `npm run generate`. Change schemas/real-estate and run it again.
import type { FormPlan } from '#engine/plan/FormPlan.ts'

export const plan: FormPlan = {
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
      "resourceUuid": {
        "type": "string",
        "format": "uuid",
        "readOnly": true
      },
      "label": {
        "type": "string",
        "format": "line",
        "minLength": 1,
        "maxLength": 200
      },
      "type": {
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
      },
      "address": {
        "type": "string",
        "maxLength": 500,
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        },
        "format": "line",
        "minLength": 1
      },
      "surface": {
        "type": "number",
        "minimum": 0,
        "maximum": 1000000000,
        "unit": "{measureUnity}"
      },
      "measureUnity": {
        "type": "string",
        "enum": [
          "SQUARE_METERS",
          "HECTARES"
        ],
        "factors": {
          "SQUARE_METERS": 1,
          "HECTARES": 10000
        },
        "default": "SQUARE_METERS",
        "wire": {
          "aliases": {
            "m2": "SQUARE_METERS",
            "ha": "HECTARES"
          }
        }
      },
      "constructionYear": {
        "type": "integer",
        "minimum": 1400,
        "format": "pastYear"
      },
      "acquisitionDate": {
        "type": "string",
        "format": "pastDate"
      },
      "pictures": {
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
      },
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
          "habitableComponents": {
            "type": "array",
            "maxItems": 100,
            "items": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "type",
                "surface"
              ],
              "properties": {
                "resourceUuid": {
                  "type": "string",
                  "format": "uuid",
                  "readOnly": true
                },
                "type": {
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
                },
                "surface": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1000000000,
                  "unit": "m²"
                },
                "label": {
                  "type": "string",
                  "format": "line",
                  "maxLength": 200
                }
              }
            },
            "wire": {
              "keptAs": "oldHabitableComponents"
            }
          }
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
          "name": {
            "type": "string",
            "format": "line",
            "minLength": 1,
            "maxLength": 200
          },
          "phone": {
            "type": "string",
            "format": "phone",
            "maxLength": 40
          },
          "email": {
            "type": "string",
            "format": "email",
            "maxLength": 254
          },
          "realestatetenth": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000
          },
          "condominiumtrusteetenth": {
            "type": "number",
            "minimum": 0,
            "maximum": 1000000000
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
                "label",
                "type"
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
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "surface",
                "measureUnity"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "constructionYear",
                "acquisitionDate"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "pictures"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "habitable.habitableComponents"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "condominiumTrustee.name"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "condominiumTrustee.phone",
                "condominiumTrustee.email"
              ]
            }
          ]
        },
        {
          "ui:row": [
            {
              "ui:columns": [
                "condominiumTrustee.realestatetenth",
                "condominiumTrustee.condominiumtrusteetenth"
              ]
            }
          ]
        }
      ]
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
          {
            "path": "label",
            "words": "real-estate:fields.label",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "minLength": 1,
              "maxLength": 200
            },
            "required": true,
            "placed": {},
            "section": "general"
          },
          {
            "path": "type",
            "words": "real-estate:fields.type",
            "kind": "choice",
            "schema": {
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
            },
            "required": true,
            "placed": {},
            "section": "general"
          }
        ],
        [
          {
            "path": "address",
            "words": "real-estate:fields.address",
            "kind": "text",
            "schema": {
              "type": "string",
              "maxLength": 500,
              "wire": {
                "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
              },
              "format": "line",
              "minLength": 1
            },
            "required": true,
            "placed": {},
            "section": "general"
          }
        ],
        [
          {
            "path": "surface",
            "words": "real-estate:fields.surface",
            "kind": "number",
            "schema": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000,
              "unit": "{measureUnity}"
            },
            "required": true,
            "placed": {},
            "section": "general"
          },
          {
            "path": "measureUnity",
            "words": "real-estate:fields.measureUnity",
            "kind": "choice",
            "schema": {
              "type": "string",
              "enum": [
                "SQUARE_METERS",
                "HECTARES"
              ],
              "factors": {
                "SQUARE_METERS": 1,
                "HECTARES": 10000
              },
              "default": "SQUARE_METERS",
              "wire": {
                "aliases": {
                  "m2": "SQUARE_METERS",
                  "ha": "HECTARES"
                }
              }
            },
            "required": true,
            "placed": {
              "as": "radio"
            },
            "section": "general"
          }
        ],
        [
          {
            "path": "constructionYear",
            "words": "real-estate:fields.constructionYear",
            "kind": "number",
            "schema": {
              "type": "integer",
              "minimum": 1400,
              "format": "pastYear"
            },
            "required": false,
            "placed": {},
            "section": "general"
          },
          {
            "path": "acquisitionDate",
            "words": "real-estate:fields.acquisitionDate",
            "kind": "date",
            "schema": {
              "type": "string",
              "format": "pastDate"
            },
            "required": false,
            "placed": {},
            "section": "general"
          }
        ]
      ]
    },
    {
      "id": "photos",
      "rows": [
        [
          {
            "path": "pictures",
            "words": "real-estate:fields.pictures",
            "kind": "files",
            "schema": {
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
            },
            "required": false,
            "placed": {},
            "section": "photos"
          }
        ]
      ]
    },
    {
      "id": "habitable",
      "rows": [
        [
          {
            "path": "habitable.habitableComponents",
            "words": "real-estate:fields.habitable.habitableComponents",
            "kind": "entries",
            "schema": {
              "type": "array",
              "maxItems": 100,
              "items": {
                "type": "object",
                "additionalProperties": false,
                "required": [
                  "type",
                  "surface"
                ],
                "properties": {
                  "resourceUuid": {
                    "type": "string",
                    "format": "uuid",
                    "readOnly": true
                  },
                  "type": {
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
                  },
                  "surface": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1000000000,
                    "unit": "m²"
                  },
                  "label": {
                    "type": "string",
                    "format": "line",
                    "maxLength": 200
                  }
                }
              },
              "wire": {
                "keptAs": "oldHabitableComponents"
              }
            },
            "required": true,
            "placed": {},
            "section": "habitable",
            "entry": {
              "plan": {
                "schema": {
                  "$schema": "",
                  "type": "object",
                  "properties": {
                    "resourceUuid": {
                      "type": "string",
                      "format": "uuid",
                      "readOnly": true
                    },
                    "type": {
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
                    },
                    "surface": {
                      "type": "number",
                      "minimum": 0,
                      "maximum": 1000000000,
                      "unit": "m²"
                    },
                    "label": {
                      "type": "string",
                      "format": "line",
                      "maxLength": 200
                    }
                  }
                },
                "uiSchema": {
                  "ui:field": "LayoutGridField",
                  "ui:layoutGrid": {
                    "ui:row": [
                      {
                        "ui:row": [
                          {
                            "ui:columns": [
                              "type",
                              "surface",
                              "label"
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
                    "id": "habitable",
                    "rows": [
                      [
                        {
                          "path": "type",
                          "words": "real-estate:fields.habitable.habitableComponents.type",
                          "kind": "choice",
                          "schema": {
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
                          },
                          "required": true,
                          "placed": {},
                          "section": "habitable"
                        },
                        {
                          "path": "surface",
                          "words": "real-estate:fields.habitable.habitableComponents.surface",
                          "kind": "number",
                          "schema": {
                            "type": "number",
                            "minimum": 0,
                            "maximum": 1000000000,
                            "unit": "m²"
                          },
                          "required": true,
                          "placed": {},
                          "section": "habitable"
                        },
                        {
                          "path": "label",
                          "words": "real-estate:fields.habitable.habitableComponents.label",
                          "kind": "text",
                          "schema": {
                            "type": "string",
                            "format": "line",
                            "maxLength": 200
                          },
                          "required": false,
                          "placed": {},
                          "section": "habitable"
                        }
                      ]
                    ]
                  }
                ],
                "fields": [
                  {
                    "path": "type",
                    "words": "real-estate:fields.habitable.habitableComponents.type",
                    "kind": "choice",
                    "schema": {
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
                    },
                    "required": true,
                    "placed": {},
                    "section": "habitable"
                  },
                  {
                    "path": "surface",
                    "words": "real-estate:fields.habitable.habitableComponents.surface",
                    "kind": "number",
                    "schema": {
                      "type": "number",
                      "minimum": 0,
                      "maximum": 1000000000,
                      "unit": "m²"
                    },
                    "required": true,
                    "placed": {},
                    "section": "habitable"
                  },
                  {
                    "path": "label",
                    "words": "real-estate:fields.habitable.habitableComponents.label",
                    "kind": "text",
                    "schema": {
                      "type": "string",
                      "format": "line",
                      "maxLength": 200
                    },
                    "required": false,
                    "placed": {},
                    "section": "habitable"
                  }
                ],
                "tabs": [],
                "constants": []
              },
              "columns": [
                {
                  "path": "type",
                  "words": "real-estate:fields.habitable.habitableComponents.type",
                  "kind": "choice",
                  "schema": {
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
                },
                {
                  "path": "surface",
                  "words": "real-estate:fields.habitable.habitableComponents.surface",
                  "kind": "number",
                  "schema": {
                    "type": "number",
                    "minimum": 0,
                    "maximum": 1000000000,
                    "unit": "m²"
                  }
                },
                {
                  "path": "label",
                  "words": "real-estate:fields.habitable.habitableComponents.label",
                  "kind": "text",
                  "schema": {
                    "type": "string",
                    "format": "line",
                    "maxLength": 200
                  }
                }
              ]
            }
          }
        ]
      ],
      "show": (self, cel) => cel.isIn(cel.text(cel.field(self, "type")), cel.list("HOUSE", "APARTEMENT", "COMMERCIAL_SPACE", "CASTEL", "OFFICE"))
    },
    {
      "id": "condominium",
      "rows": [
        [
          {
            "path": "condominiumTrustee.name",
            "words": "real-estate:fields.condominiumTrustee.name",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "minLength": 1,
              "maxLength": 200
            },
            "required": true,
            "placed": {},
            "section": "condominium"
          }
        ],
        [
          {
            "path": "condominiumTrustee.phone",
            "words": "real-estate:fields.condominiumTrustee.phone",
            "kind": "phone",
            "schema": {
              "type": "string",
              "format": "phone",
              "maxLength": 40
            },
            "required": false,
            "placed": {},
            "section": "condominium"
          },
          {
            "path": "condominiumTrustee.email",
            "words": "real-estate:fields.condominiumTrustee.email",
            "kind": "email",
            "schema": {
              "type": "string",
              "format": "email",
              "maxLength": 254
            },
            "required": false,
            "placed": {},
            "section": "condominium"
          }
        ],
        [
          {
            "path": "condominiumTrustee.realestatetenth",
            "words": "real-estate:fields.condominiumTrustee.realestatetenth",
            "kind": "number",
            "schema": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000
            },
            "required": true,
            "placed": {},
            "section": "condominium"
          },
          {
            "path": "condominiumTrustee.condominiumtrusteetenth",
            "words": "real-estate:fields.condominiumTrustee.condominiumtrusteetenth",
            "kind": "number",
            "schema": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000
            },
            "required": true,
            "placed": {},
            "section": "condominium"
          }
        ]
      ],
      "optional": {
        "path": "condominiumTrustee",
        "start": {}
      }
    }
  ],
  "fields": [
    {
      "path": "label",
      "words": "real-estate:fields.label",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "minLength": 1,
        "maxLength": 200
      },
      "required": true,
      "placed": {},
      "section": "general"
    },
    {
      "path": "type",
      "words": "real-estate:fields.type",
      "kind": "choice",
      "schema": {
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
      },
      "required": true,
      "placed": {},
      "section": "general"
    },
    {
      "path": "address",
      "words": "real-estate:fields.address",
      "kind": "text",
      "schema": {
        "type": "string",
        "maxLength": 500,
        "wire": {
          "fromParts": "{streetNumber}, {street} {town} {postalCode} - {country}"
        },
        "format": "line",
        "minLength": 1
      },
      "required": true,
      "placed": {},
      "section": "general"
    },
    {
      "path": "surface",
      "words": "real-estate:fields.surface",
      "kind": "number",
      "schema": {
        "type": "number",
        "minimum": 0,
        "maximum": 1000000000,
        "unit": "{measureUnity}"
      },
      "required": true,
      "placed": {},
      "section": "general"
    },
    {
      "path": "measureUnity",
      "words": "real-estate:fields.measureUnity",
      "kind": "choice",
      "schema": {
        "type": "string",
        "enum": [
          "SQUARE_METERS",
          "HECTARES"
        ],
        "factors": {
          "SQUARE_METERS": 1,
          "HECTARES": 10000
        },
        "default": "SQUARE_METERS",
        "wire": {
          "aliases": {
            "m2": "SQUARE_METERS",
            "ha": "HECTARES"
          }
        }
      },
      "required": true,
      "placed": {
        "as": "radio"
      },
      "section": "general"
    },
    {
      "path": "constructionYear",
      "words": "real-estate:fields.constructionYear",
      "kind": "number",
      "schema": {
        "type": "integer",
        "minimum": 1400,
        "format": "pastYear"
      },
      "required": false,
      "placed": {},
      "section": "general"
    },
    {
      "path": "acquisitionDate",
      "words": "real-estate:fields.acquisitionDate",
      "kind": "date",
      "schema": {
        "type": "string",
        "format": "pastDate"
      },
      "required": false,
      "placed": {},
      "section": "general"
    },
    {
      "path": "pictures",
      "words": "real-estate:fields.pictures",
      "kind": "files",
      "schema": {
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
      },
      "required": false,
      "placed": {},
      "section": "photos"
    },
    {
      "path": "habitable.habitableComponents",
      "words": "real-estate:fields.habitable.habitableComponents",
      "kind": "entries",
      "schema": {
        "type": "array",
        "maxItems": 100,
        "items": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "type",
            "surface"
          ],
          "properties": {
            "resourceUuid": {
              "type": "string",
              "format": "uuid",
              "readOnly": true
            },
            "type": {
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
            },
            "surface": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000,
              "unit": "m²"
            },
            "label": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            }
          }
        },
        "wire": {
          "keptAs": "oldHabitableComponents"
        }
      },
      "required": true,
      "placed": {},
      "section": "habitable",
      "entry": {
        "plan": {
          "schema": {
            "$schema": "",
            "type": "object",
            "properties": {
              "resourceUuid": {
                "type": "string",
                "format": "uuid",
                "readOnly": true
              },
              "type": {
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
              },
              "surface": {
                "type": "number",
                "minimum": 0,
                "maximum": 1000000000,
                "unit": "m²"
              },
              "label": {
                "type": "string",
                "format": "line",
                "maxLength": 200
              }
            }
          },
          "uiSchema": {
            "ui:field": "LayoutGridField",
            "ui:layoutGrid": {
              "ui:row": [
                {
                  "ui:row": [
                    {
                      "ui:columns": [
                        "type",
                        "surface",
                        "label"
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
              "id": "habitable",
              "rows": [
                [
                  {
                    "path": "type",
                    "words": "real-estate:fields.habitable.habitableComponents.type",
                    "kind": "choice",
                    "schema": {
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
                    },
                    "required": true,
                    "placed": {},
                    "section": "habitable"
                  },
                  {
                    "path": "surface",
                    "words": "real-estate:fields.habitable.habitableComponents.surface",
                    "kind": "number",
                    "schema": {
                      "type": "number",
                      "minimum": 0,
                      "maximum": 1000000000,
                      "unit": "m²"
                    },
                    "required": true,
                    "placed": {},
                    "section": "habitable"
                  },
                  {
                    "path": "label",
                    "words": "real-estate:fields.habitable.habitableComponents.label",
                    "kind": "text",
                    "schema": {
                      "type": "string",
                      "format": "line",
                      "maxLength": 200
                    },
                    "required": false,
                    "placed": {},
                    "section": "habitable"
                  }
                ]
              ]
            }
          ],
          "fields": [
            {
              "path": "type",
              "words": "real-estate:fields.habitable.habitableComponents.type",
              "kind": "choice",
              "schema": {
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
              },
              "required": true,
              "placed": {},
              "section": "habitable"
            },
            {
              "path": "surface",
              "words": "real-estate:fields.habitable.habitableComponents.surface",
              "kind": "number",
              "schema": {
                "type": "number",
                "minimum": 0,
                "maximum": 1000000000,
                "unit": "m²"
              },
              "required": true,
              "placed": {},
              "section": "habitable"
            },
            {
              "path": "label",
              "words": "real-estate:fields.habitable.habitableComponents.label",
              "kind": "text",
              "schema": {
                "type": "string",
                "format": "line",
                "maxLength": 200
              },
              "required": false,
              "placed": {},
              "section": "habitable"
            }
          ],
          "tabs": [],
          "constants": []
        },
        "columns": [
          {
            "path": "type",
            "words": "real-estate:fields.habitable.habitableComponents.type",
            "kind": "choice",
            "schema": {
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
          },
          {
            "path": "surface",
            "words": "real-estate:fields.habitable.habitableComponents.surface",
            "kind": "number",
            "schema": {
              "type": "number",
              "minimum": 0,
              "maximum": 1000000000,
              "unit": "m²"
            }
          },
          {
            "path": "label",
            "words": "real-estate:fields.habitable.habitableComponents.label",
            "kind": "text",
            "schema": {
              "type": "string",
              "format": "line",
              "maxLength": 200
            }
          }
        ]
      }
    },
    {
      "path": "condominiumTrustee.name",
      "words": "real-estate:fields.condominiumTrustee.name",
      "kind": "text",
      "schema": {
        "type": "string",
        "format": "line",
        "minLength": 1,
        "maxLength": 200
      },
      "required": true,
      "placed": {},
      "section": "condominium"
    },
    {
      "path": "condominiumTrustee.phone",
      "words": "real-estate:fields.condominiumTrustee.phone",
      "kind": "phone",
      "schema": {
        "type": "string",
        "format": "phone",
        "maxLength": 40
      },
      "required": false,
      "placed": {},
      "section": "condominium"
    },
    {
      "path": "condominiumTrustee.email",
      "words": "real-estate:fields.condominiumTrustee.email",
      "kind": "email",
      "schema": {
        "type": "string",
        "format": "email",
        "maxLength": 254
      },
      "required": false,
      "placed": {},
      "section": "condominium"
    },
    {
      "path": "condominiumTrustee.realestatetenth",
      "words": "real-estate:fields.condominiumTrustee.realestatetenth",
      "kind": "number",
      "schema": {
        "type": "number",
        "minimum": 0,
        "maximum": 1000000000
      },
      "required": true,
      "placed": {},
      "section": "condominium"
    },
    {
      "path": "condominiumTrustee.condominiumtrusteetenth",
      "words": "real-estate:fields.condominiumTrustee.condominiumtrusteetenth",
      "kind": "number",
      "schema": {
        "type": "number",
        "minimum": 0,
        "maximum": 1000000000
      },
      "required": true,
      "placed": {},
      "section": "condominium"
    }
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
      "403": [
        {
          "toast": "accessDenied",
          "type": "error"
        }
      ],
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
      "other": [
        {
          "toast": "saveFailed",
          "type": "error",
          "details": "reason"
        }
      ]
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
      "403": [
        {
          "toast": "accessDenied",
          "type": "error"
        }
      ],
      "404": [
        {
          "toast": "notFound",
          "type": "error"
        },
        {
          "alert": "removedMeanwhile"
        }
      ],
      "409": [
        {
          "toast": "alreadySaved",
          "type": "warning"
        }
      ],
      "412": [
        "merge"
      ],
      "413": [
        {
          "toast": "tooLarge",
          "type": "error",
          "details": "fields"
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
      "429": [
        {
          "toast": "tooMany",
          "type": "error"
        }
      ],
      "other": [
        {
          "toast": "saveFailed",
          "type": "error",
          "details": "reason"
        }
      ]
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
      "403": [
        {
          "toast": "accessDenied",
          "type": "error"
        }
      ],
      "409": [
        {
          "toast": "alreadySaved",
          "type": "warning"
        }
      ],
      "412": [
        {
          "toast": "changedMeanwhile",
          "type": "warning"
        }
      ],
      "413": [
        {
          "toast": "tooLarge",
          "type": "error",
          "details": "fields"
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
      "429": [
        {
          "toast": "tooMany",
          "type": "error"
        }
      ],
      "other": [
        {
          "toast": "saveFailed",
          "type": "error",
          "details": "reason"
        }
      ]
    }
  },
  "name": "real-estate/real-estate",
  "words": "real-estate:form",
  "record": "real-estate/real-estate",
  "title": {
    "path": "title",
    "words": "real-estate:fields.title",
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
          "words": "real-estate:fields.label",
          "kind": "text",
          "schema": {
            "type": "string",
            "format": "line",
            "minLength": 1,
            "maxLength": 200
          }
        }
      }
    }
  },
  "lookups": [
    "realEstateTypes",
    "componentTypes"
  ]
}

export { default as validators } from '../real-estate/real-estate.validators.gen.js'
