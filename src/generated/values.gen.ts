// Made by `npm run generate`. Change schemas/lookups and run it again.
import type { ValuesDefinition } from './definitions.gen.ts'

export const values: Readonly<Record<string, ValuesDefinition>> = {
  "contract-types": {
    "$schema": "../meta/values.meta.json",
    "values": [
      "CDI",
      "CDD",
      "CCO",
      "CDDOD",
      "CDDS",
      "CTT",
      "CTTP",
      "CTI",
      "CTS",
      "CTV",
      "CTPAR",
      "TESE",
      "CEA",
      "CESU",
      "CESUP",
      "CPS"
    ]
  },
  "countries": {
    "$schema": "../meta/values.meta.json",
    "first": [
      "FRA"
    ],
    "values": [
      {
        "codeIso3": "AFG",
        "words": "afghane, Afghan"
      },
      {
        "codeIso3": "ALB",
        "words": "albanaise, Albanian"
      },
      {
        "codeIso3": "DZA",
        "words": "algérienne, Algerian"
      },
      {
        "codeIso3": "DEU",
        "words": "allemande, German"
      },
      {
        "codeIso3": "AND",
        "words": "andorrane, Andorran"
      },
      {
        "codeIso3": "AGO",
        "words": "angolaise, Angolan"
      },
      {
        "codeIso3": "ATG",
        "words": "antiguayenne, Antiguan"
      },
      {
        "codeIso3": "SAU",
        "words": "saoudienne, Saudi"
      },
      {
        "codeIso3": "ARG",
        "words": "argentine, Argentinian"
      },
      {
        "codeIso3": "ARM",
        "words": "arménienne, Armenian"
      },
      {
        "codeIso3": "AUS",
        "words": "australienne, Australian"
      },
      {
        "codeIso3": "AUT",
        "words": "autrichienne, Austrian"
      },
      {
        "codeIso3": "AZE",
        "words": "azerbaïdjanaise, azérie, Azerbaijani"
      },
      {
        "codeIso3": "BHS",
        "words": "bahaméenne, Bahamian"
      },
      {
        "codeIso3": "BHR",
        "words": "bahreïnienne, Bahraini"
      },
      {
        "codeIso3": "BGD",
        "words": "bangladaise, bangladeshie, Bangladeshi"
      },
      {
        "codeIso3": "BRB",
        "words": "barbadienne, Barbadian"
      },
      {
        "codeIso3": "BEL",
        "words": "belge, Belgian"
      },
      {
        "codeIso3": "BLZ",
        "words": "bélizienne, Belizean"
      },
      {
        "codeIso3": "BEN",
        "words": "béninoise, Beninese"
      },
      {
        "codeIso3": "BTN",
        "words": "bhoutanaise, Bhutanese"
      },
      {
        "codeIso3": "BLR",
        "words": "biélorusse, bélarusse, Belarusian, Biélorussie"
      },
      {
        "codeIso3": "MMR",
        "frName": "Birmanie (Myanmar)",
        "enName": "Myanmar (Burma)",
        "words": "birmane, Burmese, Birmanie, Burma"
      },
      {
        "codeIso3": "BOL",
        "words": "bolivienne, Bolivian"
      },
      {
        "codeIso3": "BIH",
        "frName": "Bosnie-Herzégovine",
        "enName": "Bosnia and Herzegovina",
        "words": "bosnienne, Bosnian"
      },
      {
        "codeIso3": "BWA",
        "words": "botswanaise, Botswanan"
      },
      {
        "codeIso3": "BRA",
        "words": "brésilienne, Brazilian"
      },
      {
        "codeIso3": "BRN",
        "words": "brunéienne, Bruneian"
      },
      {
        "codeIso3": "BGR",
        "words": "bulgare, Bulgarian"
      },
      {
        "codeIso3": "BFA",
        "words": "burkinabée, burkinabè, Burkinabe, Haute-Volta"
      },
      {
        "codeIso3": "BDI",
        "words": "burundaise, Burundian"
      },
      {
        "codeIso3": "KHM",
        "words": "cambodgienne, Cambodian"
      },
      {
        "codeIso3": "CMR",
        "words": "camerounaise, Cameroonian"
      },
      {
        "codeIso3": "CAN",
        "words": "canadienne, Canadian"
      },
      {
        "codeIso3": "CPV",
        "words": "cap-verdienne, Cape Verdean, Cabo Verde"
      },
      {
        "codeIso3": "CAF",
        "words": "centrafricaine, Central African"
      },
      {
        "codeIso3": "CHL",
        "words": "chilienne, Chilean"
      },
      {
        "codeIso3": "CHN",
        "words": "chinoise, Chinese"
      },
      {
        "codeIso3": "CYP",
        "words": "chypriote, Cypriot"
      },
      {
        "codeIso3": "COL",
        "words": "colombienne, Colombian"
      },
      {
        "codeIso3": "COM",
        "words": "comorienne, Comoran"
      },
      {
        "codeIso3": "COG",
        "frName": "République du Congo",
        "enName": "Republic of the Congo",
        "words": "congolaise, Congolese"
      },
      {
        "codeIso3": "COD",
        "frName": "République démocratique du Congo",
        "enName": "Democratic Republic of the Congo",
        "words": "congolaise, Congolese, Zaïre, RDC, DRC"
      },
      {
        "codeIso3": "PRK",
        "words": "nord-coréenne, North Korean"
      },
      {
        "codeIso3": "KOR",
        "words": "sud-coréenne, coréenne, South Korean"
      },
      {
        "codeIso3": "CRI",
        "words": "costaricienne, Costa Rican"
      },
      {
        "codeIso3": "CIV",
        "words": "ivoirienne, Ivorian, Ivory Coast"
      },
      {
        "codeIso3": "HRV",
        "words": "croate, Croatian"
      },
      {
        "codeIso3": "CUB",
        "words": "cubaine, Cuban"
      },
      {
        "codeIso3": "DNK",
        "words": "danoise, Danish"
      },
      {
        "codeIso3": "DJI",
        "words": "djiboutienne, Djiboutian"
      },
      {
        "codeIso3": "DOM",
        "words": "dominicaine, Dominican"
      },
      {
        "codeIso3": "DMA",
        "words": "dominiquaise, Dominican"
      },
      {
        "codeIso3": "EGY",
        "words": "égyptienne, Egyptian"
      },
      {
        "codeIso3": "ARE",
        "words": "émirienne, Emirati, UAE, EAU"
      },
      {
        "codeIso3": "ECU",
        "words": "équatorienne, Ecuadorian"
      },
      {
        "codeIso3": "ERI",
        "words": "érythréenne, Eritrean"
      },
      {
        "codeIso3": "ESP",
        "words": "espagnole, Spanish"
      },
      {
        "codeIso3": "EST",
        "words": "estonienne, Estonian"
      },
      {
        "codeIso3": "SWZ",
        "words": "swazie, eswatinienne, Swazi, Swaziland"
      },
      {
        "codeIso3": "USA",
        "words": "américaine, étatsunienne, American, USA, US, Amérique, America"
      },
      {
        "codeIso3": "ETH",
        "words": "éthiopienne, Ethiopian"
      },
      {
        "codeIso3": "FJI",
        "words": "fidjienne, Fijian"
      },
      {
        "codeIso3": "FIN",
        "words": "finlandaise, Finnish"
      },
      {
        "codeIso3": "FRA",
        "words": "française, French"
      },
      {
        "codeIso3": "GAB",
        "words": "gabonaise, Gabonese"
      },
      {
        "codeIso3": "GMB",
        "words": "gambienne, Gambian"
      },
      {
        "codeIso3": "GEO",
        "words": "géorgienne, Georgian"
      },
      {
        "codeIso3": "GHA",
        "words": "ghanéenne, Ghanaian"
      },
      {
        "codeIso3": "GRC",
        "words": "grecque, Greek"
      },
      {
        "codeIso3": "GRD",
        "words": "grenadienne, Grenadian"
      },
      {
        "codeIso3": "GTM",
        "words": "guatémaltèque, Guatemalan"
      },
      {
        "codeIso3": "GIN",
        "words": "guinéenne, Guinean, Conakry"
      },
      {
        "codeIso3": "GNQ",
        "words": "équatoguinéenne, Equatorial Guinean"
      },
      {
        "codeIso3": "GNB",
        "words": "bissau-guinéenne, Bissau-Guinean"
      },
      {
        "codeIso3": "GUY",
        "words": "guyanienne, Guyanese"
      },
      {
        "codeIso3": "HTI",
        "words": "haïtienne, Haitian"
      },
      {
        "codeIso3": "HND",
        "words": "hondurienne, Honduran"
      },
      {
        "codeIso3": "HKG",
        "frName": "Hong Kong",
        "enName": "Hong Kong",
        "words": "hongkongaise, Hongkonger"
      },
      {
        "codeIso3": "HUN",
        "words": "hongroise, Hungarian"
      },
      {
        "codeIso3": "IND",
        "words": "indienne, Indian"
      },
      {
        "codeIso3": "IDN",
        "words": "indonésienne, Indonesian"
      },
      {
        "codeIso3": "IRQ",
        "words": "irakienne, Iraqi"
      },
      {
        "codeIso3": "IRN",
        "words": "iranienne, Iranian, Perse"
      },
      {
        "codeIso3": "IRL",
        "words": "irlandaise, Irish"
      },
      {
        "codeIso3": "ISL",
        "words": "islandaise, Icelandic"
      },
      {
        "codeIso3": "ISR",
        "words": "israélienne, Israeli"
      },
      {
        "codeIso3": "ITA",
        "words": "italienne, Italian"
      },
      {
        "codeIso3": "JAM",
        "words": "jamaïcaine, Jamaican"
      },
      {
        "codeIso3": "JPN",
        "words": "japonaise, Japanese"
      },
      {
        "codeIso3": "JOR",
        "words": "jordanienne, Jordanian"
      },
      {
        "codeIso3": "KAZ",
        "words": "kazakhe, kazakhstanaise, Kazakh"
      },
      {
        "codeIso3": "KEN",
        "words": "kényane, kenyane, Kenyan"
      },
      {
        "codeIso3": "KGZ",
        "words": "kirghize, Kyrgyz"
      },
      {
        "codeIso3": "KIR",
        "words": "kiribatienne, Kiribati"
      },
      {
        "codeIso3": "XKX",
        "codeIso2": "XK",
        "words": "kosovare, Kosovan"
      },
      {
        "codeIso3": "KWT",
        "words": "koweïtienne, Kuwaiti"
      },
      {
        "codeIso3": "LAO",
        "words": "laotienne, Lao, Laotian"
      },
      {
        "codeIso3": "LSO",
        "words": "lésothane, Basotho"
      },
      {
        "codeIso3": "LVA",
        "words": "lettone, Latvian"
      },
      {
        "codeIso3": "LBN",
        "words": "libanaise, Lebanese"
      },
      {
        "codeIso3": "LBR",
        "words": "libérienne, Liberian"
      },
      {
        "codeIso3": "LBY",
        "words": "libyenne, Libyan"
      },
      {
        "codeIso3": "LIE",
        "words": "liechtensteinoise, Liechtensteiner"
      },
      {
        "codeIso3": "LTU",
        "words": "lituanienne, Lithuanian"
      },
      {
        "codeIso3": "LUX",
        "words": "luxembourgeoise, Luxembourgish"
      },
      {
        "codeIso3": "MAC",
        "frName": "Macao",
        "enName": "Macao",
        "words": "macanaise, Macanese"
      },
      {
        "codeIso3": "MKD",
        "words": "macédonienne, Macedonian, Macédoine"
      },
      {
        "codeIso3": "MDG",
        "words": "malgache, Malagasy"
      },
      {
        "codeIso3": "MYS",
        "words": "malaisienne, Malaysian"
      },
      {
        "codeIso3": "MWI",
        "words": "malawienne, Malawian"
      },
      {
        "codeIso3": "MDV",
        "words": "maldivienne, Maldivian"
      },
      {
        "codeIso3": "MLI",
        "words": "malienne, Malian"
      },
      {
        "codeIso3": "MLT",
        "words": "maltaise, Maltese"
      },
      {
        "codeIso3": "MAR",
        "words": "marocaine, Moroccan"
      },
      {
        "codeIso3": "MHL",
        "words": "marshallaise, Marshallese"
      },
      {
        "codeIso3": "MUS",
        "words": "mauricienne, Mauritian"
      },
      {
        "codeIso3": "MRT",
        "words": "mauritanienne, Mauritanian"
      },
      {
        "codeIso3": "MEX",
        "words": "mexicaine, Mexican"
      },
      {
        "codeIso3": "FSM",
        "words": "micronésienne, Micronesian"
      },
      {
        "codeIso3": "MDA",
        "words": "moldave, Moldovan"
      },
      {
        "codeIso3": "MCO",
        "words": "monégasque, Monegasque"
      },
      {
        "codeIso3": "MNG",
        "words": "mongole, Mongolian"
      },
      {
        "codeIso3": "MNE",
        "words": "monténégrine, Montenegrin"
      },
      {
        "codeIso3": "MOZ",
        "words": "mozambicaine, Mozambican"
      },
      {
        "codeIso3": "NAM",
        "words": "namibienne, Namibian"
      },
      {
        "codeIso3": "NRU",
        "words": "nauruane, Nauruan"
      },
      {
        "codeIso3": "NPL",
        "words": "népalaise, Nepalese"
      },
      {
        "codeIso3": "NIC",
        "words": "nicaraguayenne, Nicaraguan"
      },
      {
        "codeIso3": "NER",
        "words": "nigérienne, Nigerien"
      },
      {
        "codeIso3": "NGA",
        "words": "nigériane, Nigerian"
      },
      {
        "codeIso3": "NOR",
        "words": "norvégienne, Norwegian"
      },
      {
        "codeIso3": "NZL",
        "words": "néo-zélandaise, New Zealander"
      },
      {
        "codeIso3": "OMN",
        "words": "omanaise, Omani"
      },
      {
        "codeIso3": "UGA",
        "words": "ougandaise, Ugandan"
      },
      {
        "codeIso3": "UZB",
        "words": "ouzbèke, Uzbek"
      },
      {
        "codeIso3": "PAK",
        "words": "pakistanaise, Pakistani"
      },
      {
        "codeIso3": "PLW",
        "words": "palaosienne, Palauan"
      },
      {
        "codeIso3": "PSE",
        "frName": "Palestine",
        "enName": "Palestine",
        "words": "palestinienne, Palestinian"
      },
      {
        "codeIso3": "PAN",
        "words": "panaméenne, Panamanian"
      },
      {
        "codeIso3": "PNG",
        "words": "papouasienne, Papua New Guinean"
      },
      {
        "codeIso3": "PRY",
        "words": "paraguayenne, Paraguayan"
      },
      {
        "codeIso3": "NLD",
        "words": "néerlandaise, hollandaise, Dutch, Hollande, Holland"
      },
      {
        "codeIso3": "PER",
        "words": "péruvienne, Peruvian"
      },
      {
        "codeIso3": "PHL",
        "words": "philippine, Filipino"
      },
      {
        "codeIso3": "POL",
        "words": "polonaise, Polish"
      },
      {
        "codeIso3": "PRI",
        "words": "portoricaine, Puerto Rican"
      },
      {
        "codeIso3": "PRT",
        "words": "portugaise, Portuguese"
      },
      {
        "codeIso3": "QAT",
        "words": "qatarienne, qatarie, Qatari"
      },
      {
        "codeIso3": "ROU",
        "words": "roumaine, Romanian"
      },
      {
        "codeIso3": "GBR",
        "words": "britannique, anglaise, écossaise, galloise, British, English, Scottish, Welsh, Angleterre, Écosse, Pays de Galles, England, Scotland, Wales, UK"
      },
      {
        "codeIso3": "RUS",
        "words": "russe, Russian"
      },
      {
        "codeIso3": "RWA",
        "words": "rwandaise, Rwandan"
      },
      {
        "codeIso3": "KNA",
        "words": "christophienne, Kittitian"
      },
      {
        "codeIso3": "LCA",
        "words": "saint-lucienne, Saint Lucian"
      },
      {
        "codeIso3": "SMR",
        "words": "saint-marinaise, Sammarinese"
      },
      {
        "codeIso3": "VCT",
        "frName": "Saint-Vincent-et-les-Grenadines",
        "enName": "Saint Vincent and the Grenadines",
        "words": "saint-vincentaise, Vincentian"
      },
      {
        "codeIso3": "SLB",
        "words": "salomonaise, Solomon Islander"
      },
      {
        "codeIso3": "SLV",
        "words": "salvadorienne, Salvadoran, El Salvador"
      },
      {
        "codeIso3": "WSM",
        "words": "samoane, Samoan"
      },
      {
        "codeIso3": "STP",
        "words": "santoméenne, Sao Tomean"
      },
      {
        "codeIso3": "SEN",
        "words": "sénégalaise, Senegalese"
      },
      {
        "codeIso3": "SRB",
        "words": "serbe, Serbian"
      },
      {
        "codeIso3": "SYC",
        "words": "seychelloise, Seychellois"
      },
      {
        "codeIso3": "SLE",
        "words": "sierra-léonaise, Sierra Leonean"
      },
      {
        "codeIso3": "SGP",
        "words": "singapourienne, Singaporean"
      },
      {
        "codeIso3": "SVK",
        "words": "slovaque, Slovak"
      },
      {
        "codeIso3": "SVN",
        "words": "slovène, Slovenian"
      },
      {
        "codeIso3": "SOM",
        "words": "somalienne, Somali"
      },
      {
        "codeIso3": "SDN",
        "words": "soudanaise, Sudanese"
      },
      {
        "codeIso3": "SSD",
        "words": "sud-soudanaise, South Sudanese"
      },
      {
        "codeIso3": "LKA",
        "words": "sri-lankaise, srilankaise, Sri Lankan, Ceylan"
      },
      {
        "codeIso3": "SWE",
        "words": "suédoise, Swedish"
      },
      {
        "codeIso3": "CHE",
        "words": "suisse, helvétique, Swiss"
      },
      {
        "codeIso3": "SUR",
        "words": "surinamaise, Surinamese"
      },
      {
        "codeIso3": "SYR",
        "words": "syrienne, Syrian"
      },
      {
        "codeIso3": "TJK",
        "words": "tadjike, Tajik"
      },
      {
        "codeIso3": "TWN",
        "words": "taïwanaise, Taiwanese"
      },
      {
        "codeIso3": "TZA",
        "words": "tanzanienne, Tanzanian"
      },
      {
        "codeIso3": "TCD",
        "words": "tchadienne, Chadian"
      },
      {
        "codeIso3": "CZE",
        "words": "tchèque, Czech, République tchèque, Czech Republic"
      },
      {
        "codeIso3": "THA",
        "words": "thaïlandaise, Thai"
      },
      {
        "codeIso3": "TLS",
        "words": "est-timoraise, timoraise, Timorese, Timor-Leste"
      },
      {
        "codeIso3": "TGO",
        "words": "togolaise, Togolese"
      },
      {
        "codeIso3": "TON",
        "words": "tongienne, tongane, Tongan"
      },
      {
        "codeIso3": "TTO",
        "words": "trinidadienne, Trinidadian"
      },
      {
        "codeIso3": "TUN",
        "words": "tunisienne, Tunisian"
      },
      {
        "codeIso3": "TKM",
        "words": "turkmène, Turkmen"
      },
      {
        "codeIso3": "TUR",
        "words": "turque, turc, Turkish, Türkiye"
      },
      {
        "codeIso3": "TUV",
        "words": "tuvaluane, Tuvaluan"
      },
      {
        "codeIso3": "UKR",
        "words": "ukrainienne, Ukrainian"
      },
      {
        "codeIso3": "URY",
        "words": "uruguayenne, Uruguayan"
      },
      {
        "codeIso3": "VUT",
        "words": "vanuataise, vanuatuane, Ni-Vanuatu"
      },
      {
        "codeIso3": "VAT",
        "frName": "Vatican",
        "enName": "Vatican City",
        "words": "vaticane, Vatican, Saint-Siège, Holy See"
      },
      {
        "codeIso3": "VEN",
        "words": "vénézuélienne, Venezuelan"
      },
      {
        "codeIso3": "VNM",
        "words": "vietnamienne, Vietnamese, Vietnam"
      },
      {
        "codeIso3": "YEM",
        "words": "yéménite, Yemeni"
      },
      {
        "codeIso3": "ZMB",
        "words": "zambienne, Zambian"
      },
      {
        "codeIso3": "ZWE",
        "words": "zimbabwéenne, Zimbabwean, Rhodésie"
      },
      {
        "codeIso3": "ZAF",
        "words": "sud-africaine, South African"
      },
      {
        "codeIso3": "MAF",
        "frName": "Saint-Martin (partie française)",
        "enName": "Saint Martin (French part)"
      },
      {
        "codeIso3": "SXM",
        "frName": "Saint-Martin (partie néerlandaise)",
        "enName": "Sint Maarten (Dutch part)"
      },
      {
        "codeIso3": "REU",
        "words": "réunionnaise"
      },
      {
        "codeIso3": "XXA",
        "frName": "Apatride",
        "enName": "Stateless",
        "words": "sans nationalité"
      }
    ]
  },
  "diagnostic-types": {
    "$schema": "../meta/values.meta.json",
    "values": [
      "ENERGY_PERFORMANCE_DIAGNOSIS",
      "ASBESTOS_DIAGNOSIS",
      "STATE_OF_RISK_AND_POLLUTION_DIAGNOSIS",
      "STATEMENT_OF_RISK_OF_EXPOSURE_TO_LEAD",
      "CARREZ_LAW_DIAGNOSIS",
      "LEAD_DIAGNOSIS",
      "ELECTRICAL_DIAGNOSIS",
      "GAS_DIAGNOSIS"
    ]
  },
  "document-types": {
    "$schema": "../meta/values.meta.json",
    "values": [
      "INSURANCE_CERTIFICATE",
      "UNPAID_RENT_GUARANTEE",
      "DEED_OF_GUARANTEE",
      "EMPLOYMENT_CONTRACT",
      "WORK_CERTIFICATE",
      "JOB_PROMISSE",
      "PAY_SLIP",
      "END_OF_TRIAL_PERIOD_CERTIFICATE",
      "SCHOOL_REGISTRATION_CERTIFICATE",
      "PROOF_OF_ADDRESS",
      "TAX_NOTICE"
    ]
  },
  "identification-document-types": {
    "$schema": "../meta/values.meta.json",
    "values": [
      "IDENTITY_CARD",
      "PASSPORT",
      "RESIDENCE_PERMIT",
      "PERMANENT_RESIDENT",
      "DRIVER_LICENSE"
    ]
  },
  "jobs": {
    "$schema": "../meta/values.meta.json",
    "values": [
      {
        "category": "Agriculture et environnement",
        "name": "Agent forestier / agente forestière",
        "enName": "Forestry worker"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Agriculteur / agricultrice",
        "enName": "Farmer"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Apiculteur / apicultrice",
        "enName": "Beekeeper"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Bûcheron / bûcheronne",
        "enName": "Logger"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Éleveur / éleveuse",
        "enName": "Livestock farmer"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Fleuriste",
        "enName": "Florist"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Horticulteur / horticultrice",
        "enName": "Horticulturist"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Jardinier / jardinière",
        "enName": "Gardener"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Maraîcher / maraîchère",
        "enName": "Market gardener"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Marin-pêcheur / marin-pêcheuse",
        "enName": "Fisherman / fisherwoman"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Œnologue",
        "enName": "Oenologist"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Ouvrier agricole / ouvrière agricole",
        "enName": "Farm worker"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Paysagiste",
        "enName": "Landscape gardener"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Technicien agricole / technicienne agricole",
        "enName": "Agricultural technician"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Vétérinaire",
        "enName": "Veterinary surgeon"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Viticulteur / viticultrice",
        "enName": "Winegrower"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Barman / barmaid",
        "enName": "Bartender"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Boucher / bouchère",
        "enName": "Butcher"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Boulanger / boulangère",
        "enName": "Baker"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Charcutier / charcutière",
        "enName": "Pork butcher"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Chef de cuisine / cheffe de cuisine",
        "enName": "Head chef"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Chocolatier / chocolatière",
        "enName": "Chocolate maker"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Commis de cuisine",
        "enName": "Kitchen assistant"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Cuisinier / cuisinière",
        "enName": "Cook"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Employé polyvalent de restauration / employée polyvalente de restauration",
        "enName": "Fast-food worker"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Fromager / fromagère",
        "enName": "Cheesemonger"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Maître d’hôtel",
        "enName": "Head waiter / head waitress"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Pâtissier / pâtissière",
        "enName": "Pastry chef"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Pizzaïolo",
        "enName": "Pizza maker"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Plongeur / plongeuse",
        "enName": "Kitchen porter"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Poissonnier / poissonnière",
        "enName": "Fishmonger"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Restaurateur / restauratrice",
        "enName": "Restaurant owner"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Serveur / serveuse",
        "enName": "Waiter / waitress"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Sommelier / sommelière",
        "enName": "Sommelier"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Traiteur / traiteuse",
        "enName": "Caterer"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Bijoutier / bijoutière",
        "enName": "Jeweller"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Céramiste",
        "enName": "Ceramicist"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Cordonnier / cordonnière",
        "enName": "Shoe repairer"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Couturier / couturière",
        "enName": "Dressmaker"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Ébéniste",
        "enName": "Cabinetmaker"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Ferronnier / ferronnière",
        "enName": "Metalworker"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Horloger / horlogère",
        "enName": "Watchmaker"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Luthier / luthière",
        "enName": "Violin maker"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Maroquinier / maroquinière",
        "enName": "Leather goods maker"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Potier / potière",
        "enName": "Potter"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Relieur / relieuse",
        "enName": "Bookbinder"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Restaurateur d’art / restauratrice d’art",
        "enName": "Art restorer"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Sculpteur / sculptrice",
        "enName": "Sculptor"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Tapissier / tapissière",
        "enName": "Upholsterer"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Tailleur de pierre / tailleuse de pierre",
        "enName": "Stonemason"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Vitrailliste",
        "enName": "Stained-glass artist"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Actuaire",
        "enName": "Actuary"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Agent général d’assurance / agente générale d’assurance",
        "enName": "General insurance agent"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Analyste financier / analyste financière",
        "enName": "Financial analyst"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Auditeur / auditrice",
        "enName": "Auditor"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Chargé de clientèle bancaire / chargée de clientèle bancaire",
        "enName": "Bank account manager"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Comptable",
        "enName": "Bookkeeper"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Conseiller bancaire / conseillère bancaire",
        "enName": "Bank adviser"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Conseiller en gestion de patrimoine / conseillère en gestion de patrimoine",
        "enName": "Wealth management adviser"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Contrôleur de gestion / contrôleuse de gestion",
        "enName": "Management controller"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Courtier / courtière",
        "enName": "Broker"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Directeur financier / directrice financière",
        "enName": "Finance director"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Expert-comptable / experte-comptable",
        "enName": "Chartered accountant"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Gestionnaire de paie",
        "enName": "Payroll officer"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Gestionnaire de sinistres",
        "enName": "Claims handler"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Téléconseiller / téléconseillère",
        "enName": "Call centre agent"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Trader / tradeuse",
        "enName": "Trader"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Trésorier / trésorière",
        "enName": "Treasurer"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Architecte",
        "enName": "Architect"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Architecte d’intérieur",
        "enName": "Interior designer"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Carreleur / carreleuse",
        "enName": "Tiler"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Charpentier / charpentière",
        "enName": "Carpenter"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Chauffagiste",
        "enName": "Heating engineer"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Chef de chantier / cheffe de chantier",
        "enName": "Site foreman / site forewoman"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Conducteur d’engins / conductrice d’engins",
        "enName": "Plant operator"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Conducteur de travaux / conductrice de travaux",
        "enName": "Construction manager"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Couvreur / couvreuse",
        "enName": "Roofer"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Dessinateur en bâtiment / dessinatrice en bâtiment",
        "enName": "Architectural draughtsperson"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Économiste de la construction",
        "enName": "Quantity surveyor"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Électricien / électricienne",
        "enName": "Electrician"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Géomètre",
        "enName": "Land surveyor"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Grutier / grutière",
        "enName": "Crane operator"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Maçon / maçonne",
        "enName": "Bricklayer"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Manœuvre",
        "enName": "Labourer"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Menuisier / menuisière",
        "enName": "Joiner"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Métreur / métreuse",
        "enName": "Building estimator"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Peintre en bâtiment",
        "enName": "Painter and decorator"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Plâtrier / plâtrière",
        "enName": "Plasterer"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Plombier / plombière",
        "enName": "Plumber"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Serrurier / serrurière",
        "enName": "Locksmith"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Solier-moquettiste / solière-moquettiste",
        "enName": "Floor layer"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Terrassier / terrassière",
        "enName": "Groundworker"
      },
      {
        "category": "Commerce et vente",
        "name": "Acheteur / acheteuse",
        "enName": "Buyer"
      },
      {
        "category": "Commerce et vente",
        "name": "Agent commercial / agente commerciale",
        "enName": "Sales agent"
      },
      {
        "category": "Commerce et vente",
        "name": "Antiquaire",
        "enName": "Antique dealer"
      },
      {
        "category": "Commerce et vente",
        "name": "Assistant commercial / assistante commerciale",
        "enName": "Sales administrator"
      },
      {
        "category": "Commerce et vente",
        "name": "Attaché commercial / attachée commerciale",
        "enName": "Account executive"
      },
      {
        "category": "Commerce et vente",
        "name": "Caissier / caissière",
        "enName": "Cashier"
      },
      {
        "category": "Commerce et vente",
        "name": "Chef de rayon / cheffe de rayon",
        "enName": "Department manager"
      },
      {
        "category": "Commerce et vente",
        "name": "Chef des ventes / cheffe des ventes",
        "enName": "Sales manager"
      },
      {
        "category": "Commerce et vente",
        "name": "Commerçant / commerçante",
        "enName": "Shopkeeper"
      },
      {
        "category": "Commerce et vente",
        "name": "Commercial / commerciale",
        "enName": "Salesperson"
      },
      {
        "category": "Commerce et vente",
        "name": "Directeur commercial / directrice commerciale",
        "enName": "Sales director"
      },
      {
        "category": "Commerce et vente",
        "name": "Directeur de magasin / directrice de magasin",
        "enName": "Store manager"
      },
      {
        "category": "Commerce et vente",
        "name": "Employé de libre-service / employée de libre-service",
        "enName": "Shelf stacker"
      },
      {
        "category": "Commerce et vente",
        "name": "Épicier / épicière",
        "enName": "Grocer"
      },
      {
        "category": "Commerce et vente",
        "name": "Libraire",
        "enName": "Bookseller"
      },
      {
        "category": "Commerce et vente",
        "name": "Opticien / opticienne",
        "enName": "Optician"
      },
      {
        "category": "Commerce et vente",
        "name": "Représentant / représentante",
        "enName": "Sales representative"
      },
      {
        "category": "Commerce et vente",
        "name": "Technico-commercial / technico-commerciale",
        "enName": "Technical sales representative"
      },
      {
        "category": "Commerce et vente",
        "name": "Vendeur / vendeuse",
        "enName": "Shop assistant"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Chargé de communication / chargée de communication",
        "enName": "Communications officer"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Chef de publicité / cheffe de publicité",
        "enName": "Advertising manager"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Community manager",
        "enName": "Community manager"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Correcteur / correctrice",
        "enName": "Proofreader"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Directeur artistique / directrice artistique",
        "enName": "Artistic director"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Éditeur / éditrice",
        "enName": "Publisher"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Graphiste",
        "enName": "Graphic designer"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Illustrateur / illustratrice",
        "enName": "Illustrator"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Imprimeur / imprimeuse",
        "enName": "Printer"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Interprète",
        "enName": "Interpreter"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Journaliste",
        "enName": "Journalist"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Photographe",
        "enName": "Photographer"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Rédacteur / rédactrice",
        "enName": "Copywriter"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Responsable de la communication",
        "enName": "Communications manager"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Responsable marketing",
        "enName": "Marketing manager"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Traducteur / traductrice",
        "enName": "Translator"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Webdesigner",
        "enName": "Web designer"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Agent administratif / agente administrative",
        "enName": "Administrative officer"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Assistant administratif / assistante administrative",
        "enName": "Administrative assistant"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Assistant de direction / assistante de direction",
        "enName": "Executive assistant"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Chargé de recrutement / chargée de recrutement",
        "enName": "Recruitment officer"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Chef d’entreprise / cheffe d’entreprise",
        "enName": "Company director"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Chef de projet / cheffe de projet",
        "enName": "Project manager"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Consultant / consultante",
        "enName": "Consultant"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Directeur général / directrice générale",
        "enName": "Managing director"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Directeur des ressources humaines / directrice des ressources humaines",
        "enName": "Human resources director"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Gérant de société / gérante de société",
        "enName": "Company manager"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Hôte d’accueil / hôtesse d’accueil",
        "enName": "Receptionist and host"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Qualiticien / qualiticienne",
        "enName": "Quality officer"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Responsable administratif / responsable administrative",
        "enName": "Administrative manager"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Responsable des ressources humaines",
        "enName": "Human resources manager"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Secrétaire",
        "enName": "Secretary"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Secrétaire médical / secrétaire médicale",
        "enName": "Medical secretary"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Standardiste",
        "enName": "Switchboard operator"
      },
      {
        "category": "Droit et sécurité",
        "name": "Avocat / avocate",
        "enName": "Lawyer"
      },
      {
        "category": "Droit et sécurité",
        "name": "Clerc de notaire",
        "enName": "Notary’s clerk"
      },
      {
        "category": "Droit et sécurité",
        "name": "Commissaire de justice",
        "enName": "Bailiff"
      },
      {
        "category": "Droit et sécurité",
        "name": "Gardien de la paix / gardienne de la paix",
        "enName": "Police constable"
      },
      {
        "category": "Droit et sécurité",
        "name": "Gendarme",
        "enName": "Gendarme"
      },
      {
        "category": "Droit et sécurité",
        "name": "Greffier / greffière",
        "enName": "Court clerk"
      },
      {
        "category": "Droit et sécurité",
        "name": "Juriste",
        "enName": "Legal adviser"
      },
      {
        "category": "Droit et sécurité",
        "name": "Magistrat / magistrate",
        "enName": "Judge"
      },
      {
        "category": "Droit et sécurité",
        "name": "Militaire",
        "enName": "Member of the armed forces"
      },
      {
        "category": "Droit et sécurité",
        "name": "Notaire",
        "enName": "Notary"
      },
      {
        "category": "Droit et sécurité",
        "name": "Officier de police / officière de police",
        "enName": "Police officer"
      },
      {
        "category": "Droit et sécurité",
        "name": "Policier municipal / policière municipale",
        "enName": "Municipal police officer"
      },
      {
        "category": "Droit et sécurité",
        "name": "Sapeur-pompier / sapeuse-pompière",
        "enName": "Firefighter"
      },
      {
        "category": "Droit et sécurité",
        "name": "Surveillant pénitentiaire / surveillante pénitentiaire",
        "enName": "Prison officer"
      },
      {
        "category": "Droit et sécurité",
        "name": "Agent de sécurité / agente de sécurité",
        "enName": "Security guard"
      },
      {
        "category": "Enseignement et formation",
        "name": "Accompagnant d’élèves en situation de handicap / accompagnante d’élèves en situation de handicap",
        "enName": "Special needs assistant"
      },
      {
        "category": "Enseignement et formation",
        "name": "Assistant d’éducation / assistante d’éducation",
        "enName": "School supervisor"
      },
      {
        "category": "Enseignement et formation",
        "name": "Chef d’établissement / cheffe d’établissement",
        "enName": "Head teacher"
      },
      {
        "category": "Enseignement et formation",
        "name": "Conseiller d’orientation / conseillère d’orientation",
        "enName": "Careers adviser"
      },
      {
        "category": "Enseignement et formation",
        "name": "Conseiller principal d’éducation / conseillère principale d’éducation",
        "enName": "Senior education adviser"
      },
      {
        "category": "Enseignement et formation",
        "name": "Documentaliste",
        "enName": "School librarian"
      },
      {
        "category": "Enseignement et formation",
        "name": "Enseignant-chercheur / enseignante-chercheuse",
        "enName": "Lecturer and researcher"
      },
      {
        "category": "Enseignement et formation",
        "name": "Formateur / formatrice",
        "enName": "Trainer"
      },
      {
        "category": "Enseignement et formation",
        "name": "Inspecteur de l’éducation nationale / inspectrice de l’éducation nationale",
        "enName": "School inspector"
      },
      {
        "category": "Enseignement et formation",
        "name": "Maître de conférences / maîtresse de conférences",
        "enName": "Senior lecturer"
      },
      {
        "category": "Enseignement et formation",
        "name": "Moniteur d’auto-école / monitrice d’auto-école",
        "enName": "Driving instructor"
      },
      {
        "category": "Enseignement et formation",
        "name": "Professeur des écoles / professeure des écoles",
        "enName": "Primary school teacher"
      },
      {
        "category": "Enseignement et formation",
        "name": "Professeur en collège ou lycée / professeure en collège ou lycée",
        "enName": "Secondary school teacher"
      },
      {
        "category": "Enseignement et formation",
        "name": "Professeur de musique / professeure de musique",
        "enName": "Music teacher"
      },
      {
        "category": "Enseignement et formation",
        "name": "Professeur des universités / professeure des universités",
        "enName": "University professor"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Accompagnateur de voyages / accompagnatrice de voyages",
        "enName": "Tour leader"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Agent de voyages / agente de voyages",
        "enName": "Travel agent"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Animateur socioculturel / animatrice socioculturelle",
        "enName": "Community worker"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Concierge d’hôtel",
        "enName": "Hotel concierge"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Directeur d’hôtel / directrice d’hôtel",
        "enName": "Hotel manager"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Éducateur sportif / éducatrice sportive",
        "enName": "Sports coach"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Employé d’étage / employée d’étage",
        "enName": "Room attendant"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Entraîneur / entraîneuse",
        "enName": "Team coach"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Gouvernant / gouvernante",
        "enName": "Housekeeper"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Guide touristique",
        "enName": "Tour guide"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Maître-nageur sauveteur / maître-nageuse sauveteuse",
        "enName": "Lifeguard"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Moniteur de ski / monitrice de ski",
        "enName": "Ski instructor"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Réceptionniste",
        "enName": "Hotel receptionist"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Sportif professionnel / sportive professionnelle",
        "enName": "Professional athlete"
      },
      {
        "category": "Immobilier",
        "name": "Administrateur de biens / administratrice de biens",
        "enName": "Property administrator"
      },
      {
        "category": "Immobilier",
        "name": "Agent immobilier / agente immobilière",
        "enName": "Estate agent"
      },
      {
        "category": "Immobilier",
        "name": "Diagnostiqueur immobilier / diagnostiqueuse immobilière",
        "enName": "Property surveyor"
      },
      {
        "category": "Immobilier",
        "name": "Gardien d’immeuble / gardienne d’immeuble",
        "enName": "Building caretaker"
      },
      {
        "category": "Immobilier",
        "name": "Gestionnaire de copropriété",
        "enName": "Condominium manager"
      },
      {
        "category": "Immobilier",
        "name": "Gestionnaire locatif / gestionnaire locative",
        "enName": "Lettings manager"
      },
      {
        "category": "Immobilier",
        "name": "Marchand de biens / marchande de biens",
        "enName": "Property dealer"
      },
      {
        "category": "Immobilier",
        "name": "Négociateur immobilier / négociatrice immobilière",
        "enName": "Property negotiator"
      },
      {
        "category": "Immobilier",
        "name": "Promoteur immobilier / promotrice immobilière",
        "enName": "Property developer"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Agent de maintenance / agente de maintenance",
        "enName": "Maintenance worker"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Ajusteur / ajusteuse",
        "enName": "Fitter"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Automaticien / automaticienne",
        "enName": "Automation technician"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Carrossier / carrossière",
        "enName": "Car body repairer"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Chaudronnier / chaudronnière",
        "enName": "Boilermaker"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Chef d’atelier / cheffe d’atelier",
        "enName": "Workshop manager"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Conducteur de machines / conductrice de machines",
        "enName": "Machine operator"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Contrôleur qualité / contrôleuse qualité",
        "enName": "Quality inspector"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Dessinateur industriel / dessinatrice industrielle",
        "enName": "Industrial draughtsperson"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Électromécanicien / électromécanicienne",
        "enName": "Electromechanical technician"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Électrotechnicien / électrotechnicienne",
        "enName": "Electrical technician"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Fraiseur / fraiseuse",
        "enName": "Milling machine operator"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Frigoriste",
        "enName": "Refrigeration engineer"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Garagiste",
        "enName": "Garage owner"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Ingénieur de production / ingénieure de production",
        "enName": "Production engineer"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Mécanicien automobile / mécanicienne automobile",
        "enName": "Car mechanic"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Monteur / monteuse",
        "enName": "Assembler"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Opérateur de production / opératrice de production",
        "enName": "Production operator"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Ouvrier / ouvrière",
        "enName": "Factory worker"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Soudeur / soudeuse",
        "enName": "Welder"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Technicien de maintenance / technicienne de maintenance",
        "enName": "Maintenance technician"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Technicien de laboratoire / technicienne de laboratoire",
        "enName": "Laboratory technician"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Tourneur / tourneuse",
        "enName": "Lathe operator"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Administrateur systèmes et réseaux / administratrice systèmes et réseaux",
        "enName": "System and network administrator"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Analyste de données",
        "enName": "Data analyst"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Architecte logiciel / architecte logicielle",
        "enName": "Software architect"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Chef de projet informatique / cheffe de projet informatique",
        "enName": "IT project manager"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Développeur / développeuse",
        "enName": "Software developer"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Directeur informatique / directrice informatique",
        "enName": "IT director"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Ingénieur informatique / ingénieure informatique",
        "enName": "Software engineer"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Ingénieur réseau / ingénieure réseau",
        "enName": "Network engineer"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Responsable de la sécurité informatique",
        "enName": "IT security manager"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Scientifique des données",
        "enName": "Data scientist"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Technicien informatique / technicienne informatique",
        "enName": "IT technician"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Technicien télécom / technicienne télécom",
        "enName": "Telecommunications technician"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Testeur / testeuse",
        "enName": "Software tester"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Webmestre",
        "enName": "Webmaster"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Astronome",
        "enName": "Astronomer"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Biologiste",
        "enName": "Biologist"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Chercheur / chercheuse",
        "enName": "Researcher"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Chimiste",
        "enName": "Chemist"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Doctorant / doctorante",
        "enName": "PhD student"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Géologue",
        "enName": "Geologist"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Historien / historienne",
        "enName": "Historian"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Ingénieur / ingénieure",
        "enName": "Engineer"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Ingénieur civil / ingénieure civile",
        "enName": "Civil engineer"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Ingénieur d’affaires / ingénieure d’affaires",
        "enName": "Sales engineer"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Ingénieur d’études / ingénieure d’études",
        "enName": "Design engineer"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Mathématicien / mathématicienne",
        "enName": "Mathematician"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Physicien / physicienne",
        "enName": "Physicist"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Sociologue",
        "enName": "Sociologist"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Statisticien / statisticienne",
        "enName": "Statistician"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Technicien de recherche / technicienne de recherche",
        "enName": "Research technician"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Urbaniste",
        "enName": "Town planner"
      },
      {
        "category": "Santé",
        "name": "Aide-soignant / aide-soignante",
        "enName": "Healthcare assistant"
      },
      {
        "category": "Santé",
        "name": "Ambulancier / ambulancière",
        "enName": "Ambulance driver"
      },
      {
        "category": "Santé",
        "name": "Auxiliaire de puériculture",
        "enName": "Nursery assistant"
      },
      {
        "category": "Santé",
        "name": "Chirurgien / chirurgienne",
        "enName": "Surgeon"
      },
      {
        "category": "Santé",
        "name": "Chirurgien-dentiste / chirurgienne-dentiste",
        "enName": "Dentist"
      },
      {
        "category": "Santé",
        "name": "Diététicien / diététicienne",
        "enName": "Dietitian"
      },
      {
        "category": "Santé",
        "name": "Ergothérapeute",
        "enName": "Occupational therapist"
      },
      {
        "category": "Santé",
        "name": "Infirmier / infirmière",
        "enName": "Nurse"
      },
      {
        "category": "Santé",
        "name": "Kinésithérapeute",
        "enName": "Physiotherapist"
      },
      {
        "category": "Santé",
        "name": "Manipulateur en radiologie / manipulatrice en radiologie",
        "enName": "Radiographer"
      },
      {
        "category": "Santé",
        "name": "Médecin",
        "enName": "Doctor"
      },
      {
        "category": "Santé",
        "name": "Médecin spécialiste",
        "enName": "Medical specialist"
      },
      {
        "category": "Santé",
        "name": "Orthophoniste",
        "enName": "Speech therapist"
      },
      {
        "category": "Santé",
        "name": "Orthoptiste",
        "enName": "Orthoptist"
      },
      {
        "category": "Santé",
        "name": "Ostéopathe",
        "enName": "Osteopath"
      },
      {
        "category": "Santé",
        "name": "Pédicure-podologue",
        "enName": "Podiatrist"
      },
      {
        "category": "Santé",
        "name": "Pharmacien / pharmacienne",
        "enName": "Pharmacist"
      },
      {
        "category": "Santé",
        "name": "Préparateur en pharmacie / préparatrice en pharmacie",
        "enName": "Pharmacy technician"
      },
      {
        "category": "Santé",
        "name": "Prothésiste dentaire",
        "enName": "Dental technician"
      },
      {
        "category": "Santé",
        "name": "Psychiatre",
        "enName": "Psychiatrist"
      },
      {
        "category": "Santé",
        "name": "Psychologue",
        "enName": "Psychologist"
      },
      {
        "category": "Santé",
        "name": "Psychomotricien / psychomotricienne",
        "enName": "Psychomotor therapist"
      },
      {
        "category": "Santé",
        "name": "Puériculteur / puéricultrice",
        "enName": "Paediatric nurse"
      },
      {
        "category": "Santé",
        "name": "Sage-femme / maïeuticien",
        "enName": "Midwife"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Agent d’entretien / agente d’entretien",
        "enName": "Cleaner"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Aide à domicile",
        "enName": "Home help"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Assistant maternel / assistante maternelle",
        "enName": "Registered childminder"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Auxiliaire de vie",
        "enName": "Care assistant"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Blanchisseur / blanchisseuse",
        "enName": "Launderer"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Coiffeur / coiffeuse",
        "enName": "Hairdresser"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Employé de maison / employée de maison",
        "enName": "Domestic worker"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Employé de pressing / employée de pressing",
        "enName": "Dry-cleaning worker"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Esthéticien / esthéticienne",
        "enName": "Beautician"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Garde d’enfants",
        "enName": "Babysitter"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Laveur de vitres / laveuse de vitres",
        "enName": "Window cleaner"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Ramoneur / ramoneuse",
        "enName": "Chimney sweep"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Repasseur / repasseuse",
        "enName": "Ironer"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Toiletteur animalier / toiletteuse animalière",
        "enName": "Pet groomer"
      },
      {
        "category": "Secteur social",
        "name": "Assistant familial / assistante familiale",
        "enName": "Foster carer"
      },
      {
        "category": "Secteur social",
        "name": "Assistant social / assistante sociale",
        "enName": "Social worker"
      },
      {
        "category": "Secteur social",
        "name": "Conseiller en économie sociale et familiale / conseillère en économie sociale et familiale",
        "enName": "Family and budget adviser"
      },
      {
        "category": "Secteur social",
        "name": "Conseiller en insertion professionnelle / conseillère en insertion professionnelle",
        "enName": "Employment adviser"
      },
      {
        "category": "Secteur social",
        "name": "Éducateur de jeunes enfants / éducatrice de jeunes enfants",
        "enName": "Early years educator"
      },
      {
        "category": "Secteur social",
        "name": "Éducateur spécialisé / éducatrice spécialisée",
        "enName": "Special needs educator"
      },
      {
        "category": "Secteur social",
        "name": "Mandataire judiciaire",
        "enName": "Court-appointed administrator"
      },
      {
        "category": "Secteur social",
        "name": "Médiateur / médiatrice",
        "enName": "Mediator"
      },
      {
        "category": "Secteur social",
        "name": "Moniteur-éducateur / monitrice-éducatrice",
        "enName": "Youth care worker"
      },
      {
        "category": "Secteur social",
        "name": "Travailleur social / travailleuse sociale",
        "enName": "Social care worker"
      },
      {
        "category": "Service public",
        "name": "Agent de la fonction publique / agente de la fonction publique",
        "enName": "Civil servant"
      },
      {
        "category": "Service public",
        "name": "Agent territorial / agente territoriale",
        "enName": "Local government officer"
      },
      {
        "category": "Service public",
        "name": "Attaché d’administration / attachée d’administration",
        "enName": "Administrative attaché"
      },
      {
        "category": "Service public",
        "name": "Bibliothécaire",
        "enName": "Librarian"
      },
      {
        "category": "Service public",
        "name": "Diplomate",
        "enName": "Diplomat"
      },
      {
        "category": "Service public",
        "name": "Douanier / douanière",
        "enName": "Customs officer"
      },
      {
        "category": "Service public",
        "name": "Éboueur / éboueuse",
        "enName": "Refuse collector"
      },
      {
        "category": "Service public",
        "name": "Élu / élue",
        "enName": "Elected representative"
      },
      {
        "category": "Service public",
        "name": "Facteur / factrice",
        "enName": "Postman / postwoman"
      },
      {
        "category": "Service public",
        "name": "Inspecteur des finances publiques / inspectrice des finances publiques",
        "enName": "Tax inspector"
      },
      {
        "category": "Service public",
        "name": "Secrétaire de mairie",
        "enName": "Town hall secretary"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Acteur / actrice",
        "enName": "Actor / actress"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Artiste",
        "enName": "Artist"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Artiste-auteur / artiste-autrice",
        "enName": "Author"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Chanteur / chanteuse",
        "enName": "Singer"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Chorégraphe",
        "enName": "Choreographer"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Danseur / danseuse",
        "enName": "Dancer"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Décorateur / décoratrice",
        "enName": "Set designer"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Écrivain / écrivaine",
        "enName": "Writer"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Ingénieur du son / ingénieure du son",
        "enName": "Sound engineer"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Intermittent du spectacle / intermittente du spectacle",
        "enName": "Casual worker in the performing arts"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Metteur en scène / metteuse en scène",
        "enName": "Stage director"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Monteur vidéo / monteuse vidéo",
        "enName": "Video editor"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Musicien / musicienne",
        "enName": "Musician"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Producteur / productrice",
        "enName": "Producer"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Réalisateur / réalisatrice",
        "enName": "Film director"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Régisseur / régisseuse",
        "enName": "Stage manager"
      },
      {
        "category": "Transport et logistique",
        "name": "Agent de piste / agente de piste",
        "enName": "Airport ramp agent"
      },
      {
        "category": "Transport et logistique",
        "name": "Cariste",
        "enName": "Forklift driver"
      },
      {
        "category": "Transport et logistique",
        "name": "Chauffeur de taxi / chauffeuse de taxi",
        "enName": "Taxi driver"
      },
      {
        "category": "Transport et logistique",
        "name": "Chauffeur-livreur / chauffeuse-livreuse",
        "enName": "Delivery driver"
      },
      {
        "category": "Transport et logistique",
        "name": "Chauffeur routier / chauffeuse routière",
        "enName": "Lorry driver"
      },
      {
        "category": "Transport et logistique",
        "name": "Conducteur de bus / conductrice de bus",
        "enName": "Bus driver"
      },
      {
        "category": "Transport et logistique",
        "name": "Conducteur de train / conductrice de train",
        "enName": "Train driver"
      },
      {
        "category": "Transport et logistique",
        "name": "Conducteur VTC / conductrice VTC",
        "enName": "Private hire driver"
      },
      {
        "category": "Transport et logistique",
        "name": "Contrôleur aérien / contrôleuse aérienne",
        "enName": "Air traffic controller"
      },
      {
        "category": "Transport et logistique",
        "name": "Coursier / coursière",
        "enName": "Courier"
      },
      {
        "category": "Transport et logistique",
        "name": "Déménageur / déménageuse",
        "enName": "Removal worker"
      },
      {
        "category": "Transport et logistique",
        "name": "Hôtesse de l’air / steward",
        "enName": "Flight attendant"
      },
      {
        "category": "Transport et logistique",
        "name": "Livreur / livreuse",
        "enName": "Delivery person"
      },
      {
        "category": "Transport et logistique",
        "name": "Magasinier / magasinière",
        "enName": "Warehouse worker"
      },
      {
        "category": "Transport et logistique",
        "name": "Manutentionnaire",
        "enName": "Goods handler"
      },
      {
        "category": "Transport et logistique",
        "name": "Marin",
        "enName": "Sailor"
      },
      {
        "category": "Transport et logistique",
        "name": "Pilote de ligne",
        "enName": "Airline pilot"
      },
      {
        "category": "Transport et logistique",
        "name": "Préparateur de commandes / préparatrice de commandes",
        "enName": "Order picker"
      },
      {
        "category": "Transport et logistique",
        "name": "Responsable logistique",
        "enName": "Logistics manager"
      },
      {
        "category": "Transport et logistique",
        "name": "Transitaire",
        "enName": "Freight forwarder"
      },
      {
        "category": "Autres situations",
        "name": "Alternant / alternante",
        "enName": "Work-study trainee"
      },
      {
        "category": "Autres situations",
        "name": "Apprenti / apprentie",
        "enName": "Apprentice"
      },
      {
        "category": "Autres situations",
        "name": "Auto-entrepreneur / auto-entrepreneuse",
        "enName": "Sole trader"
      },
      {
        "category": "Autres situations",
        "name": "Demandeur d’emploi / demandeuse d’emploi",
        "enName": "Job seeker"
      },
      {
        "category": "Autres situations",
        "name": "Étudiant / étudiante",
        "enName": "Student"
      },
      {
        "category": "Autres situations",
        "name": "Indépendant / indépendante",
        "enName": "Self-employed"
      },
      {
        "category": "Autres situations",
        "name": "Parent au foyer",
        "enName": "Stay-at-home parent"
      },
      {
        "category": "Autres situations",
        "name": "Profession libérale",
        "enName": "Liberal profession"
      },
      {
        "category": "Autres situations",
        "name": "Retraité / retraitée",
        "enName": "Retired"
      },
      {
        "category": "Autres situations",
        "name": "Sans profession",
        "enName": "Not working"
      },
      {
        "category": "Autres situations",
        "name": "Stagiaire",
        "enName": "Intern"
      }
    ]
  },
  "legal-statuses": {
    "$schema": "../meta/values.meta.json",
    "values": [
      "SCI",
      "SARL de famille",
      "SARL",
      "EURL",
      "SAS",
      "SASU",
      "SA",
      "SNC",
      "EI (entrepreneur individuel)",
      "Micro-entreprise",
      "SCPI",
      "SCM",
      "SCP",
      "SELARL",
      "SELAS",
      "SCS",
      "SCA",
      "GIE",
      "SCOP",
      "SCIC",
      "Association (loi 1901)",
      "Fondation",
      "Syndicat de copropriétaires",
      "Collectivité ou établissement public",
      "Société étrangère",
      "Autre"
    ]
  },
  "property-document-types": {
    "$schema": "../meta/values.meta.json",
    "values": [
      "STATE_OF_RISK_ASSESSMENT_ANDINFORMATION_ON_SOL",
      "PRIOR_AUTHORIZATION_OR_DECLARATION_FOR_RENT",
      "RECIEPT_OR_PRIOR_AUTHORIZATION_FOR_RENT",
      "DECLARATION_OF_TRANSFER_OF_PRIOR_AUTHORIZATION_TO_RENT_ACCOMODATION",
      "RENTAL_AUTHORIZATION_TRANSFER_DECLARATION_RECEIPT",
      "INFORMATION_ON_AIRBONE_NOISE_POLLUTION",
      "INVENTORY_AND_DETAILED_CONDITION_OF_FURNITURE",
      "INVENTORY_UPON_ARRIVAL",
      "STATE_OF_FIXTURES",
      "INFORMATIVE_NOTICE_OF_THE_LEASE",
      "EXTRACT_FROM_COOWNERSHIP_REGULATIONS"
    ]
  }
}
