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
        "name": "Agent forestier / agente forestière"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Agriculteur / agricultrice"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Apiculteur / apicultrice"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Bûcheron / bûcheronne"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Éleveur / éleveuse"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Fleuriste"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Horticulteur / horticultrice"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Jardinier / jardinière"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Maraîcher / maraîchère"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Marin-pêcheur / marin-pêcheuse"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Œnologue"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Ouvrier agricole / ouvrière agricole"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Paysagiste"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Technicien agricole / technicienne agricole"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Vétérinaire"
      },
      {
        "category": "Agriculture et environnement",
        "name": "Viticulteur / viticultrice"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Barman / barmaid"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Boucher / bouchère"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Boulanger / boulangère"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Charcutier / charcutière"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Chef de cuisine / cheffe de cuisine"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Chocolatier / chocolatière"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Commis de cuisine"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Cuisinier / cuisinière"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Employé polyvalent de restauration / employée polyvalente de restauration"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Fromager / fromagère"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Maître d’hôtel"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Pâtissier / pâtissière"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Pizzaïolo"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Plongeur / plongeuse"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Poissonnier / poissonnière"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Restaurateur / restauratrice"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Serveur / serveuse"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Sommelier / sommelière"
      },
      {
        "category": "Alimentation et restauration",
        "name": "Traiteur / traiteuse"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Bijoutier / bijoutière"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Céramiste"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Cordonnier / cordonnière"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Couturier / couturière"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Ébéniste"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Ferronnier / ferronnière"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Horloger / horlogère"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Luthier / luthière"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Maroquinier / maroquinière"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Potier / potière"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Relieur / relieuse"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Restaurateur d’art / restauratrice d’art"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Sculpteur / sculptrice"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Tapissier / tapissière"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Tailleur de pierre / tailleuse de pierre"
      },
      {
        "category": "Artisanat et métiers d’art",
        "name": "Vitrailliste"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Actuaire"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Agent général d’assurance / agente générale d’assurance"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Analyste financier / analyste financière"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Auditeur / auditrice"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Chargé de clientèle bancaire / chargée de clientèle bancaire"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Comptable"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Conseiller bancaire / conseillère bancaire"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Conseiller en gestion de patrimoine / conseillère en gestion de patrimoine"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Contrôleur de gestion / contrôleuse de gestion"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Courtier / courtière"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Directeur financier / directrice financière"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Expert-comptable / experte-comptable"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Gestionnaire de paie"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Gestionnaire de sinistres"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Téléconseiller / téléconseillère"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Trader / tradeuse"
      },
      {
        "category": "Banque, assurance et finances",
        "name": "Trésorier / trésorière"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Architecte"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Architecte d’intérieur"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Carreleur / carreleuse"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Charpentier / charpentière"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Chauffagiste"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Chef de chantier / cheffe de chantier"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Conducteur d’engins / conductrice d’engins"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Conducteur de travaux / conductrice de travaux"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Couvreur / couvreuse"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Dessinateur en bâtiment / dessinatrice en bâtiment"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Économiste de la construction"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Électricien / électricienne"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Géomètre"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Grutier / grutière"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Maçon / maçonne"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Manœuvre"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Menuisier / menuisière"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Métreur / métreuse"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Peintre en bâtiment"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Plâtrier / plâtrière"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Plombier / plombière"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Serrurier / serrurière"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Solier-moquettiste / solière-moquettiste"
      },
      {
        "category": "Bâtiment et travaux publics",
        "name": "Terrassier / terrassière"
      },
      {
        "category": "Commerce et vente",
        "name": "Acheteur / acheteuse"
      },
      {
        "category": "Commerce et vente",
        "name": "Agent commercial / agente commerciale"
      },
      {
        "category": "Commerce et vente",
        "name": "Antiquaire"
      },
      {
        "category": "Commerce et vente",
        "name": "Assistant commercial / assistante commerciale"
      },
      {
        "category": "Commerce et vente",
        "name": "Attaché commercial / attachée commerciale"
      },
      {
        "category": "Commerce et vente",
        "name": "Caissier / caissière"
      },
      {
        "category": "Commerce et vente",
        "name": "Chef de rayon / cheffe de rayon"
      },
      {
        "category": "Commerce et vente",
        "name": "Chef des ventes / cheffe des ventes"
      },
      {
        "category": "Commerce et vente",
        "name": "Commerçant / commerçante"
      },
      {
        "category": "Commerce et vente",
        "name": "Commercial / commerciale"
      },
      {
        "category": "Commerce et vente",
        "name": "Directeur commercial / directrice commerciale"
      },
      {
        "category": "Commerce et vente",
        "name": "Directeur de magasin / directrice de magasin"
      },
      {
        "category": "Commerce et vente",
        "name": "Employé de libre-service / employée de libre-service"
      },
      {
        "category": "Commerce et vente",
        "name": "Épicier / épicière"
      },
      {
        "category": "Commerce et vente",
        "name": "Libraire"
      },
      {
        "category": "Commerce et vente",
        "name": "Opticien / opticienne"
      },
      {
        "category": "Commerce et vente",
        "name": "Représentant / représentante"
      },
      {
        "category": "Commerce et vente",
        "name": "Technico-commercial / technico-commerciale"
      },
      {
        "category": "Commerce et vente",
        "name": "Vendeur / vendeuse"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Chargé de communication / chargée de communication"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Chef de publicité / cheffe de publicité"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Community manager"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Correcteur / correctrice"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Directeur artistique / directrice artistique"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Éditeur / éditrice"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Graphiste"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Illustrateur / illustratrice"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Imprimeur / imprimeuse"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Interprète"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Journaliste"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Photographe"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Rédacteur / rédactrice"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Responsable de la communication"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Responsable marketing"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Traducteur / traductrice"
      },
      {
        "category": "Communication, presse et arts graphiques",
        "name": "Webdesigner"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Agent administratif / agente administrative"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Assistant administratif / assistante administrative"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Assistant de direction / assistante de direction"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Chargé de recrutement / chargée de recrutement"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Chef d’entreprise / cheffe d’entreprise"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Chef de projet / cheffe de projet"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Consultant / consultante"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Directeur général / directrice générale"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Directeur des ressources humaines / directrice des ressources humaines"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Gérant de société / gérante de société"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Hôte d’accueil / hôtesse d’accueil"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Qualiticien / qualiticienne"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Responsable administratif / responsable administrative"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Responsable des ressources humaines"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Secrétaire"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Secrétaire médical / secrétaire médicale"
      },
      {
        "category": "Direction, gestion et administration",
        "name": "Standardiste"
      },
      {
        "category": "Droit et sécurité",
        "name": "Avocat / avocate"
      },
      {
        "category": "Droit et sécurité",
        "name": "Clerc de notaire"
      },
      {
        "category": "Droit et sécurité",
        "name": "Commissaire de justice"
      },
      {
        "category": "Droit et sécurité",
        "name": "Gardien de la paix / gardienne de la paix"
      },
      {
        "category": "Droit et sécurité",
        "name": "Gendarme"
      },
      {
        "category": "Droit et sécurité",
        "name": "Greffier / greffière"
      },
      {
        "category": "Droit et sécurité",
        "name": "Juriste"
      },
      {
        "category": "Droit et sécurité",
        "name": "Magistrat / magistrate"
      },
      {
        "category": "Droit et sécurité",
        "name": "Militaire"
      },
      {
        "category": "Droit et sécurité",
        "name": "Notaire"
      },
      {
        "category": "Droit et sécurité",
        "name": "Officier de police / officière de police"
      },
      {
        "category": "Droit et sécurité",
        "name": "Policier municipal / policière municipale"
      },
      {
        "category": "Droit et sécurité",
        "name": "Sapeur-pompier / sapeuse-pompière"
      },
      {
        "category": "Droit et sécurité",
        "name": "Surveillant pénitentiaire / surveillante pénitentiaire"
      },
      {
        "category": "Droit et sécurité",
        "name": "Agent de sécurité / agente de sécurité"
      },
      {
        "category": "Enseignement et formation",
        "name": "Accompagnant d’élèves en situation de handicap / accompagnante d’élèves en situation de handicap"
      },
      {
        "category": "Enseignement et formation",
        "name": "Assistant d’éducation / assistante d’éducation"
      },
      {
        "category": "Enseignement et formation",
        "name": "Chef d’établissement / cheffe d’établissement"
      },
      {
        "category": "Enseignement et formation",
        "name": "Conseiller d’orientation / conseillère d’orientation"
      },
      {
        "category": "Enseignement et formation",
        "name": "Conseiller principal d’éducation / conseillère principale d’éducation"
      },
      {
        "category": "Enseignement et formation",
        "name": "Documentaliste"
      },
      {
        "category": "Enseignement et formation",
        "name": "Enseignant-chercheur / enseignante-chercheuse"
      },
      {
        "category": "Enseignement et formation",
        "name": "Formateur / formatrice"
      },
      {
        "category": "Enseignement et formation",
        "name": "Inspecteur de l’éducation nationale / inspectrice de l’éducation nationale"
      },
      {
        "category": "Enseignement et formation",
        "name": "Maître de conférences / maîtresse de conférences"
      },
      {
        "category": "Enseignement et formation",
        "name": "Moniteur d’auto-école / monitrice d’auto-école"
      },
      {
        "category": "Enseignement et formation",
        "name": "Professeur des écoles / professeure des écoles"
      },
      {
        "category": "Enseignement et formation",
        "name": "Professeur en collège ou lycée / professeure en collège ou lycée"
      },
      {
        "category": "Enseignement et formation",
        "name": "Professeur de musique / professeure de musique"
      },
      {
        "category": "Enseignement et formation",
        "name": "Professeur des universités / professeure des universités"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Accompagnateur de voyages / accompagnatrice de voyages"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Agent de voyages / agente de voyages"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Animateur socioculturel / animatrice socioculturelle"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Concierge d’hôtel"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Directeur d’hôtel / directrice d’hôtel"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Éducateur sportif / éducatrice sportive"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Employé d’étage / employée d’étage"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Entraîneur / entraîneuse"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Gouvernant / gouvernante"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Guide touristique"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Maître-nageur sauveteur / maître-nageuse sauveteuse"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Moniteur de ski / monitrice de ski"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Réceptionniste"
      },
      {
        "category": "Hôtellerie, tourisme et sport",
        "name": "Sportif professionnel / sportive professionnelle"
      },
      {
        "category": "Immobilier",
        "name": "Administrateur de biens / administratrice de biens"
      },
      {
        "category": "Immobilier",
        "name": "Agent immobilier / agente immobilière"
      },
      {
        "category": "Immobilier",
        "name": "Diagnostiqueur immobilier / diagnostiqueuse immobilière"
      },
      {
        "category": "Immobilier",
        "name": "Gardien d’immeuble / gardienne d’immeuble"
      },
      {
        "category": "Immobilier",
        "name": "Gestionnaire de copropriété"
      },
      {
        "category": "Immobilier",
        "name": "Gestionnaire locatif / gestionnaire locative"
      },
      {
        "category": "Immobilier",
        "name": "Marchand de biens / marchande de biens"
      },
      {
        "category": "Immobilier",
        "name": "Négociateur immobilier / négociatrice immobilière"
      },
      {
        "category": "Immobilier",
        "name": "Promoteur immobilier / promotrice immobilière"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Agent de maintenance / agente de maintenance"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Ajusteur / ajusteuse"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Automaticien / automaticienne"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Carrossier / carrossière"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Chaudronnier / chaudronnière"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Chef d’atelier / cheffe d’atelier"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Conducteur de machines / conductrice de machines"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Contrôleur qualité / contrôleuse qualité"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Dessinateur industriel / dessinatrice industrielle"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Électromécanicien / électromécanicienne"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Électrotechnicien / électrotechnicienne"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Fraiseur / fraiseuse"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Frigoriste"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Garagiste"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Ingénieur de production / ingénieure de production"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Mécanicien automobile / mécanicienne automobile"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Monteur / monteuse"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Opérateur de production / opératrice de production"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Ouvrier / ouvrière"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Soudeur / soudeuse"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Technicien de maintenance / technicienne de maintenance"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Technicien de laboratoire / technicienne de laboratoire"
      },
      {
        "category": "Industrie et maintenance",
        "name": "Tourneur / tourneuse"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Administrateur systèmes et réseaux / administratrice systèmes et réseaux"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Analyste de données"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Architecte logiciel / architecte logicielle"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Chef de projet informatique / cheffe de projet informatique"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Développeur / développeuse"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Directeur informatique / directrice informatique"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Ingénieur informatique / ingénieure informatique"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Ingénieur réseau / ingénieure réseau"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Responsable de la sécurité informatique"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Scientifique des données"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Technicien informatique / technicienne informatique"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Technicien télécom / technicienne télécom"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Testeur / testeuse"
      },
      {
        "category": "Informatique et télécommunications",
        "name": "Webmestre"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Astronome"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Biologiste"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Chercheur / chercheuse"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Chimiste"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Doctorant / doctorante"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Géologue"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Historien / historienne"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Ingénieur / ingénieure"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Ingénieur civil / ingénieure civile"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Ingénieur d’affaires / ingénieure d’affaires"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Ingénieur d’études / ingénieure d’études"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Mathématicien / mathématicienne"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Physicien / physicienne"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Sociologue"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Statisticien / statisticienne"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Technicien de recherche / technicienne de recherche"
      },
      {
        "category": "Recherche et ingénierie",
        "name": "Urbaniste"
      },
      {
        "category": "Santé",
        "name": "Aide-soignant / aide-soignante"
      },
      {
        "category": "Santé",
        "name": "Ambulancier / ambulancière"
      },
      {
        "category": "Santé",
        "name": "Auxiliaire de puériculture"
      },
      {
        "category": "Santé",
        "name": "Chirurgien / chirurgienne"
      },
      {
        "category": "Santé",
        "name": "Chirurgien-dentiste / chirurgienne-dentiste"
      },
      {
        "category": "Santé",
        "name": "Diététicien / diététicienne"
      },
      {
        "category": "Santé",
        "name": "Ergothérapeute"
      },
      {
        "category": "Santé",
        "name": "Infirmier / infirmière"
      },
      {
        "category": "Santé",
        "name": "Kinésithérapeute"
      },
      {
        "category": "Santé",
        "name": "Manipulateur en radiologie / manipulatrice en radiologie"
      },
      {
        "category": "Santé",
        "name": "Médecin"
      },
      {
        "category": "Santé",
        "name": "Médecin spécialiste"
      },
      {
        "category": "Santé",
        "name": "Orthophoniste"
      },
      {
        "category": "Santé",
        "name": "Orthoptiste"
      },
      {
        "category": "Santé",
        "name": "Ostéopathe"
      },
      {
        "category": "Santé",
        "name": "Pédicure-podologue"
      },
      {
        "category": "Santé",
        "name": "Pharmacien / pharmacienne"
      },
      {
        "category": "Santé",
        "name": "Préparateur en pharmacie / préparatrice en pharmacie"
      },
      {
        "category": "Santé",
        "name": "Prothésiste dentaire"
      },
      {
        "category": "Santé",
        "name": "Psychiatre"
      },
      {
        "category": "Santé",
        "name": "Psychologue"
      },
      {
        "category": "Santé",
        "name": "Psychomotricien / psychomotricienne"
      },
      {
        "category": "Santé",
        "name": "Puériculteur / puéricultrice"
      },
      {
        "category": "Santé",
        "name": "Sage-femme / maïeuticien"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Agent d’entretien / agente d’entretien"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Aide à domicile"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Assistant maternel / assistante maternelle"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Auxiliaire de vie"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Blanchisseur / blanchisseuse"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Coiffeur / coiffeuse"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Employé de maison / employée de maison"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Employé de pressing / employée de pressing"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Esthéticien / esthéticienne"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Garde d’enfants"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Laveur de vitres / laveuse de vitres"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Ramoneur / ramoneuse"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Repasseur / repasseuse"
      },
      {
        "category": "Services à la personne et entretien",
        "name": "Toiletteur animalier / toiletteuse animalière"
      },
      {
        "category": "Secteur social",
        "name": "Assistant familial / assistante familiale"
      },
      {
        "category": "Secteur social",
        "name": "Assistant social / assistante sociale"
      },
      {
        "category": "Secteur social",
        "name": "Conseiller en économie sociale et familiale / conseillère en économie sociale et familiale"
      },
      {
        "category": "Secteur social",
        "name": "Conseiller en insertion professionnelle / conseillère en insertion professionnelle"
      },
      {
        "category": "Secteur social",
        "name": "Éducateur de jeunes enfants / éducatrice de jeunes enfants"
      },
      {
        "category": "Secteur social",
        "name": "Éducateur spécialisé / éducatrice spécialisée"
      },
      {
        "category": "Secteur social",
        "name": "Mandataire judiciaire"
      },
      {
        "category": "Secteur social",
        "name": "Médiateur / médiatrice"
      },
      {
        "category": "Secteur social",
        "name": "Moniteur-éducateur / monitrice-éducatrice"
      },
      {
        "category": "Secteur social",
        "name": "Travailleur social / travailleuse sociale"
      },
      {
        "category": "Service public",
        "name": "Agent de la fonction publique / agente de la fonction publique"
      },
      {
        "category": "Service public",
        "name": "Agent territorial / agente territoriale"
      },
      {
        "category": "Service public",
        "name": "Attaché d’administration / attachée d’administration"
      },
      {
        "category": "Service public",
        "name": "Bibliothécaire"
      },
      {
        "category": "Service public",
        "name": "Diplomate"
      },
      {
        "category": "Service public",
        "name": "Douanier / douanière"
      },
      {
        "category": "Service public",
        "name": "Éboueur / éboueuse"
      },
      {
        "category": "Service public",
        "name": "Élu / élue"
      },
      {
        "category": "Service public",
        "name": "Facteur / factrice"
      },
      {
        "category": "Service public",
        "name": "Inspecteur des finances publiques / inspectrice des finances publiques"
      },
      {
        "category": "Service public",
        "name": "Secrétaire de mairie"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Acteur / actrice"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Artiste"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Artiste-auteur / artiste-autrice"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Chanteur / chanteuse"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Chorégraphe"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Danseur / danseuse"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Décorateur / décoratrice"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Écrivain / écrivaine"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Ingénieur du son / ingénieure du son"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Intermittent du spectacle / intermittente du spectacle"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Metteur en scène / metteuse en scène"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Monteur vidéo / monteuse vidéo"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Musicien / musicienne"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Producteur / productrice"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Réalisateur / réalisatrice"
      },
      {
        "category": "Spectacle et audiovisuel",
        "name": "Régisseur / régisseuse"
      },
      {
        "category": "Transport et logistique",
        "name": "Agent de piste / agente de piste"
      },
      {
        "category": "Transport et logistique",
        "name": "Cariste"
      },
      {
        "category": "Transport et logistique",
        "name": "Chauffeur de taxi / chauffeuse de taxi"
      },
      {
        "category": "Transport et logistique",
        "name": "Chauffeur-livreur / chauffeuse-livreuse"
      },
      {
        "category": "Transport et logistique",
        "name": "Chauffeur routier / chauffeuse routière"
      },
      {
        "category": "Transport et logistique",
        "name": "Conducteur de bus / conductrice de bus"
      },
      {
        "category": "Transport et logistique",
        "name": "Conducteur de train / conductrice de train"
      },
      {
        "category": "Transport et logistique",
        "name": "Conducteur VTC / conductrice VTC"
      },
      {
        "category": "Transport et logistique",
        "name": "Contrôleur aérien / contrôleuse aérienne"
      },
      {
        "category": "Transport et logistique",
        "name": "Coursier / coursière"
      },
      {
        "category": "Transport et logistique",
        "name": "Déménageur / déménageuse"
      },
      {
        "category": "Transport et logistique",
        "name": "Hôtesse de l’air / steward"
      },
      {
        "category": "Transport et logistique",
        "name": "Livreur / livreuse"
      },
      {
        "category": "Transport et logistique",
        "name": "Magasinier / magasinière"
      },
      {
        "category": "Transport et logistique",
        "name": "Manutentionnaire"
      },
      {
        "category": "Transport et logistique",
        "name": "Marin"
      },
      {
        "category": "Transport et logistique",
        "name": "Pilote de ligne"
      },
      {
        "category": "Transport et logistique",
        "name": "Préparateur de commandes / préparatrice de commandes"
      },
      {
        "category": "Transport et logistique",
        "name": "Responsable logistique"
      },
      {
        "category": "Transport et logistique",
        "name": "Transitaire"
      },
      {
        "category": "Autres situations",
        "name": "Alternant / alternante"
      },
      {
        "category": "Autres situations",
        "name": "Apprenti / apprentie"
      },
      {
        "category": "Autres situations",
        "name": "Auto-entrepreneur / auto-entrepreneuse"
      },
      {
        "category": "Autres situations",
        "name": "Demandeur d’emploi / demandeuse d’emploi"
      },
      {
        "category": "Autres situations",
        "name": "Étudiant / étudiante"
      },
      {
        "category": "Autres situations",
        "name": "Indépendant / indépendante"
      },
      {
        "category": "Autres situations",
        "name": "Parent au foyer"
      },
      {
        "category": "Autres situations",
        "name": "Profession libérale"
      },
      {
        "category": "Autres situations",
        "name": "Retraité / retraitée"
      },
      {
        "category": "Autres situations",
        "name": "Sans profession"
      },
      {
        "category": "Autres situations",
        "name": "Stagiaire"
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
