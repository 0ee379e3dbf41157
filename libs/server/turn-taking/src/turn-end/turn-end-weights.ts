/** Made by `npm run train:endpointing`: lines of a name and a number. */
export const modelText = `done from en	0.65
done from de	0.76
unfinished below	0.181
any	-0.153
asked none	-0.246
asked none, pauses 0	-0.049
asked none, pauses 1	-0.156
asked none, pauses 2	-0.072
asked none, words long	-0.007
asked none, words longest	-0.036
asked none, words middling	-0.189
asked none, words short	-0.031
asked open	-0.25
asked open, pauses 0	-0.36
asked open, pauses 1	-0.337
asked open, pauses 2	0.06
asked open, words long	0.032
asked open, words longest	-0.195
asked open, words middling	-0.146
asked open, words short	-0.295
asked short	0.532
asked short, pauses 0	0.385
asked short, pauses 1	0.104
asked short, pauses 2	0.065
asked short, words long	0.038
asked short, words middling	0.33
asked short, words short	0.199
begins and	-0.148
begins and and	0.013
begins and article	0.281
begins and asks	0.028
begins and aux	-0.261
begins and demo	0.199
begins and modal	0.096
begins and number	0.055
begins and other	0.096
begins and own	-0.155
begins and prep	-0.29
begins and sub	-0.274
begins and subject	-0.251
begins and takes-clause	-0.008
begins and takes-object	0.335
begins article	-0.116
begins article and	-0.055
begins article article	-0.042
begins article aux	0.107
begins article degree	0.051
begins article number	-0.038
begins article other	-0.138
begins asks	0.139
begins asks aux	-0.171
begins asks modal	0.128
begins asks other	0.256
begins asks sub	-0.179
begins asks subject	-0.108
begins asks takes-clause	0.124
begins asks takes-object	0.088
begins aux	0.595
begins aux article	-0.052
begins aux aux	-0.127
begins aux degree	-0.082
begins aux demo	0.072
begins aux other	0.426
begins aux own	0.014
begins aux prep	0.29
begins aux subject	0.089
begins aux takes-object	-0.039
begins de alle	-0.002
begins de als	-0.013
begins de also	-0.099
begins de am	0.087
begins de anfange	0.046
begins de angefangen	-0.073
begins de angst	-0.055
begins de aufgeregt	0.025
begins de aus	-0.049
begins de außer	0.053
begins de bei	0.003
begins de besser	0.055
begins de bin	0.005
begins de bis	-0.01
begins de da	-0.055
begins de damit	0.063
begins de danke	0.032
begins de danken	-0.078
begins de dann	-0.022
begins de darf	-0.001
begins de das	-0.068
begins de dass	0.014
begins de den	-0.017
begins de denkt	-0.042
begins de der	-0.187
begins de die	-0.113
begins de drei	-0.013
begins de eher	0.017
begins de ehrlich	-0.069
begins de eigentlich	0.025
begins de ein	0.01
begins de eine	0.005
begins de einen	0.032
begins de ende	0.039
begins de er	-0.058
begins de erstens	-0.021
begins de es	0.122
begins de gegen	0.009
begins de gesagt	-0.01
begins de geschämt	-0.043
begins de gewöhnlich	0.034
begins de gleich	0.047
begins de gut	0.031
begins de hat	-0.022
begins de hebt	-0.087
begins de hilfst	0.062
begins de hm	-0.064
begins de ich	0.11
begins de ihr	-0.026
begins de im	-0.019
begins de in	0.046
begins de irgendwer	0.029
begins de ist	0.013
begins de ja	0.047
begins de jeden	-0.043
begins de kannst	0.028
begins de keiner	0.054
begins de letzte	-0.026
begins de lieber	-0.001
begins de mehr	0.03
begins de mein	0.057
begins de meine	-0.07
begins de meinen	-0.024
begins de meinst	-0.015
begins de mich	0.024
begins de mir	0.002
begins de mit	0.004
begins de morgen	-0.004
begins de muss	0.028
begins de na	-0.009
begins de nach	0.023
begins de nein	-0.006
begins de neulich	-0.04
begins de nicht	0.058
begins de nie	0.042
begins de noch	0.034
begins de nächste	-0.057
begins de ob	0.013
begins de oder	0.033
begins de ohne	0.03
begins de okay	0.059
begins de sag	0.021
begins de schreit	0.033
begins de schwer	0.06
begins de sie	-0.036
begins de sind	0.023
begins de so	-0.161
begins de soll	0.025
begins de sollte	-0.063
begins de um	-0.023
begins de und	0.039
begins de verstehst	0.02
begins de vielleicht	0.028
begins de viermal	0.001
begins de vor	-0.05
begins de wahrscheinlich	0.001
begins de war	0.104
begins de was	0.042
begins de weil	-0.028
begins de weißt	0.023
begins de welche	0.077
begins de wenn	-0.063
begins de wer	-0.01
begins de wie	0.109
begins de wir	-0.135
begins de wo	0.014
begins de woran	-0.053
begins de würdest	0.005
begins de zu	-0.059
begins de zwei	0.06
begins de zweitens	-0.058
begins degree	0.223
begins degree aux	-0.048
begins degree degree	0.136
begins degree demo	-0.017
begins degree modal	0.021
begins degree number	-0.101
begins degree other	0.166
begins degree prep	-0.014
begins degree subject	0.064
begins demo	-0.133
begins demo aux	-0.082
begins demo modal	0.031
begins demo other	-0.039
begins demo subject	-0.07
begins demo takes-clause	-0.004
begins demo takes-object	0.031
begins en a	-0.013
begins en about	-0.054
begins en after	-0.027
begins en and	-0.024
begins en are	0.006
begins en around	-0.093
begins en at	-0.037
begins en because	-0.007
begins en before	0.163
begins en better	-0.014
begins en book	-0.025
begins en both	0.005
begins en but	-0.016
begins en can	0.035
begins en can't	0.038
begins en carrying	-0.032
begins en could	0.01
begins en dad	-0.011
begins en do	-0.037
begins en does	0.016
begins en eight	0.009
begins en everyone's	0.016
begins en first	-0.066
begins en for	-0.072
begins en four	0.01
begins en from	0.025
begins en good	0.048
begins en half	0.006
begins en have	0.019
begins en he	0.01
begins en he'd	-0.042
begins en he's	0.034
begins en hi	0.024
begins en honestly	-0.053
begins en how	-0.068
begins en i	0.083
begins en i'd	0.024
begins en i'll	0.149
begins en i'm	0.104
begins en i've	0
begins en if	-0.222
begins en in	0.046
begins en is	0.003
begins en it	-0.043
begins en it's	0.082
begins en just	-0.016
begins en last	-0.011
begins en let	-0.033
begins en let's	0.015
begins en like	0.12
begins en look	0.013
begins en make	-0.003
begins en maybe	-0.018
begins en more	0.014
begins en my	-0.234
begins en no	0.014
begins en nobody	0.075
begins en not	0.071
begins en of	-0.02
begins en okay	0.002
begins en on	0.051
begins en one	-0.126
begins en only	0.004
begins en or	0.036
begins en please	0.004
begins en pretty	0.098
begins en probably	0.008
begins en ready	0.022
begins en right	-0.02
begins en says	0.073
begins en she	-0.009
begins en she's	-0.077
begins en should	0.007
begins en since	-0.027
begins en so	-0.165
begins en some	0.025
begins en somebody	-0.033
begins en someone	0.062
begins en something	0.03
begins en stop	0.036
begins en tell	-0.071
begins en thanks	0.024
begins en that	-0.065
begins en that's	-0.051
begins en the	0.242
begins en then	0.103
begins en there	-0.032
begins en there's	-0.065
begins en they	-0.016
begins en three	-0.011
begins en to	0.018
begins en too	0.016
begins en twice	0.005
begins en two	0
begins en um	-0.019
begins en until	-0.053
begins en was	0.027
begins en we	-0.134
begins en well	-0.113
begins en what	-0.027
begins en what's	0.054
begins en when	0.031
begins en where	0.008
begins en whether	0.055
begins en who	-0.025
begins en why	0.013
begins en with	0.039
begins en without	0.055
begins en would	0.015
begins en yeah	0.016
begins en yes	-0.118
begins en yesterday	-0.017
begins en your	-0.01
begins filler	-0.51
begins filler aux	-0.05
begins filler modal	-0.073
begins filler number	-0.134
begins filler other	-0.186
begins filler prep	-0.06
begins filler subject	-0.007
begins modal	0.467
begins modal aux	0.018
begins modal degree	0.209
begins modal demo	0.069
begins modal filler	0.018
begins modal modal	-0.002
begins modal other	-0.011
begins modal subject	0.074
begins modal takes-clause	-0.016
begins modal takes-object	0.192
begins number	-0.306
begins number article	-0.114
begins number modal	-0.078
begins number number	-0.093
begins number other	0.038
begins number subject	-0.038
begins other	0.4
begins other and	0.128
begins other article	-0.162
begins other aux	-0.272
begins other degree	0.031
begins other demo	0.128
begins other modal	-0.095
begins other number	0.132
begins other other	-0.138
begins other prep	0.397
begins other sub	0.16
begins other subject	0.26
begins other takes-clause	-0.149
begins own	-0.615
begins own filler	-0.028
begins own other	-0.56
begins prep	0.04
begins prep article	0.351
begins prep asks	-0.048
begins prep aux	0.036
begins prep number	-0.218
begins prep other	0.011
begins prep own	-0.092
begins sub	-0.067
begins sub and	-0.09
begins sub article	-0.063
begins sub aux	-0.047
begins sub modal	0.058
begins sub other	-0.014
begins sub own	-0.154
begins sub sub	-0.085
begins sub subject	0.287
begins sub takes-object	0.062
begins subject	-0.109
begins subject aux	0.045
begins subject degree	0.24
begins subject modal	-0.109
begins subject other	0.018
begins subject subject	0.149
begins subject takes-clause	-0.048
begins subject takes-object	-0.135
begins takes-clause	0.012
begins takes-clause aux	-0.02
begins takes-clause other	0.145
begins takes-clause subject	-0.112
begins takes-object	-0.128
begins takes-object article	-0.145
begins takes-object other	-0.071
class and	-0.014
class article	-0.047
class asks	0.052
class aux	-0.184
class de and	0.03
class de article	0.13
class de asks	-0.044
class de aux	-0.071
class de degree	0.14
class de demo	-0.133
class de filler	-0.351
class de modal	0.185
class de number	0.11
class de other	0.144
class de own	0.174
class de prep	0.201
class de sub	-0.148
class de subject	-0.32
class de takes-clause	-0.052
class de takes-object	-0.032
class degree	0.28
class demo	-0.095
class en and	-0.044
class en article	-0.176
class en asks	0.096
class en aux	-0.113
class en degree	0.14
class en demo	0.038
class en filler	0.064
class en modal	-0.043
class en number	0.089
class en other	0.046
class en own	0.067
class en prep	-0.28
class en sub	-0.175
class en subject	0.008
class en takes-clause	-0.166
class en takes-object	0.148
class filler	-0.287
class modal	0.141
class number	0.199
class other	0.445
class own	0.241
class prep	-0.079
class sub	-0.323
class subject	-0.314
class takes-clause	-0.218
class takes-object	0.116
classes ^ ^ and	-0.001
classes ^ ^ article	-0.004
classes ^ ^ asks	-0.014
classes ^ ^ aux	-0.013
classes ^ ^ degree	0
classes ^ ^ demo	-0.009
classes ^ ^ filler	-0.068
classes ^ ^ modal	-0.009
classes ^ ^ number	-0.048
classes ^ ^ other	0.068
classes ^ ^ own	-0.005
classes ^ ^ prep	-0.013
classes ^ ^ sub	-0.002
classes ^ ^ subject	-0.044
classes ^ and	-0.001
classes ^ and subject	-0.001
classes ^ article	-0.004
classes ^ article other	0.005
classes ^ asks	-0.014
classes ^ asks aux	-0.002
classes ^ asks modal	-0.015
classes ^ asks other	-0.019
classes ^ asks sub	0
classes ^ aux	-0.013
classes ^ aux article	-0.001
classes ^ aux degree	-0.002
classes ^ aux other	-0.016
classes ^ aux subject	-0.005
classes ^ degree	0
classes ^ degree degree	0.058
classes ^ degree other	0.002
classes ^ demo	-0.009
classes ^ demo other	0.017
classes ^ filler	-0.068
classes ^ modal	-0.009
classes ^ modal filler	-0.002
classes ^ modal other	-0.004
classes ^ modal subject	-0.015
classes ^ modal takes-clause	-0.026
classes ^ modal takes-object	-0.005
classes ^ number	-0.048
classes ^ number other	0.041
classes ^ other	0.068
classes ^ other and	0.038
classes ^ other article	-0.006
classes ^ other aux	-0.003
classes ^ other demo	-0.009
classes ^ other other	-0.186
classes ^ other subject	-0.019
classes ^ own	-0.005
classes ^ own other	0.135
classes ^ prep	-0.013
classes ^ prep article	-0.005
classes ^ prep number	0.011
classes ^ prep other	0.077
classes ^ prep own	-0.004
classes ^ sub	-0.002
classes ^ sub modal	-0.003
classes ^ sub other	0.032
classes ^ sub subject	0.023
classes ^ subject	-0.044
classes ^ subject aux	-0.017
classes ^ subject degree	-0.002
classes ^ subject modal	-0.013
classes ^ subject other	0.048
classes ^ subject takes-clause	-0.012
classes ^ subject takes-object	-0.004
classes and and	-0.003
classes and and aux	-0.001
classes and and other	-0.007
classes and article	-0.004
classes and article other	-0.093
classes and asks	-0.001
classes and aux	-0.003
classes and aux article	-0.001
classes and aux other	-0.06
classes and aux subject	-0.003
classes and demo	-0.005
classes and demo aux	-0.002
classes and modal	-0.018
classes and number	0.022
classes and other	0.128
classes and other article	-0.001
classes and other aux	-0.003
classes and other other	-0.055
classes and other prep	-0.006
classes and other subject	-0.007
classes and own	-0.008
classes and own other	0.062
classes and prep	-0.007
classes and prep article	-0.001
classes and prep number	-0.001
classes and prep other	-0.02
classes and sub	-0.002
classes and sub other	-0.003
classes and sub subject	-0.002
classes and subject	0.018
classes and subject aux	-0.004
classes and subject modal	-0.006
classes and subject other	-0.094
classes and subject takes-clause	-0.006
classes and subject takes-object	-0.009
classes and takes-clause	-0.008
classes and takes-clause aux	-0.002
classes and takes-object	-0.005
classes and takes-object subject	-0.003
classes article article	0
classes article aux	-0.001
classes article degree	0.064
classes article number	0.031
classes article number aux	0
classes article number other	0.053
classes article other	-0.194
classes article other and	-0.009
classes article other article	0.045
classes article other aux	0.019
classes article other degree	0.143
classes article other demo	-0.005
classes article other number	-0.003
classes article other other	-0.33
classes article other prep	-0.029
classes article other sub	-0.012
classes article other subject	0.041
classes article other takes-object	-0.046
classes asks aux	-0.003
classes asks modal	-0.024
classes asks modal subject	-0.068
classes asks other	-0.051
classes asks other subject	-0.011
classes asks prep	-0.002
classes asks sub	0
classes asks sub subject	-0.003
classes asks subject	-0.014
classes asks subject modal	0.068
classes asks subject other	0.05
classes asks subject takes-clause	0.128
classes asks takes-clause	-0.022
classes aux and	-0.009
classes aux and subject	-0.002
classes aux article	-0.034
classes aux article other	-0.134
classes aux asks	-0.003
classes aux aux	-0.002
classes aux degree	-0.06
classes aux degree article	-0.002
classes aux degree degree	-0.004
classes aux degree other	0.03
classes aux demo	-0.059
classes aux demo other	-0.01
classes aux filler	-0.06
classes aux filler other	-0.059
classes aux filler subject	-0.001
classes aux number	0.066
classes aux number other	-0.121
classes aux other	0.219
classes aux other and	0.037
classes aux other article	-0.003
classes aux other asks	-0.001
classes aux other aux	0
classes aux other degree	-0.004
classes aux other other	0.286
classes aux other prep	-0.06
classes aux other sub	-0.02
classes aux other subject	-0.003
classes aux own	-0.012
classes aux own other	-0.046
classes aux prep	-0.039
classes aux prep article	-0.003
classes aux prep other	0.168
classes aux sub	-0.026
classes aux sub subject	-0.035
classes aux subject	-0.05
classes aux subject and	-0.001
classes aux subject article	-0.002
classes aux subject degree	0.014
classes aux subject other	-0.006
classes aux subject prep	-0.009
classes aux subject subject	-0.042
classes aux subject takes-clause	-0.002
classes aux takes-clause	-0.044
classes aux takes-object	-0.029
classes degree article	-0.005
classes degree article other	-0.02
classes degree asks	-0.004
classes degree asks subject	-0.003
classes degree aux	-0.001
classes degree degree	0.126
classes degree degree other	0.09
classes degree modal	-0.017
classes degree number	-0.004
classes degree other	0.496
classes degree other and	-0.001
classes degree other aux	0.008
classes degree other other	0.018
classes degree other prep	-0.039
classes degree other sub	-0.017
classes degree other subject	-0.015
classes degree own	-0.005
classes degree own other	0.05
classes degree prep	-0.059
classes degree prep article	-0.003
classes degree sub	-0.001
classes degree subject	-0.029
classes degree subject aux	-0.001
classes degree subject other	0.034
classes degree takes-clause	-0.046
classes degree takes-object	-0.004
classes demo and	-0.001
classes demo and subject	-0.002
classes demo article	-0.001
classes demo article other	-0.052
classes demo aux	-0.008
classes demo aux other	0.119
classes demo degree	-0.006
classes demo degree degree	-0.004
classes demo modal	-0.032
classes demo other	-0.038
classes demo other other	0.023
classes demo other prep	0.024
classes demo other subject	0.036
classes demo prep	-0.036
classes demo subject	-0.034
classes demo takes-object	-0.005
classes filler article	-0.001
classes filler article other	0.163
classes filler aux	-0.001
classes filler degree	-0.001
classes filler demo	0.043
classes filler other	-0.024
classes filler other other	0.07
classes filler own	-0.002
classes filler own other	0.034
classes filler prep	-0.004
classes filler prep other	0.001
classes filler subject	-0.004
classes filler subject aux	-0.002
classes filler subject other	0.001
classes modal and	0
classes modal article	-0.003
classes modal article other	-0.022
classes modal aux	-0.025
classes modal aux other	0.11
classes modal degree	-0.005
classes modal demo	0.013
classes modal filler	-0.002
classes modal filler prep	-0.003
classes modal modal	-0.006
classes modal modal subject	-0.006
classes modal other	0.04
classes modal other article	-0.001
classes modal other other	0.04
classes modal other prep	0.036
classes modal other subject	0.119
classes modal prep	-0.004
classes modal prep article	-0.002
classes modal subject	-0.078
classes modal subject degree	-0.006
classes modal subject modal	0.014
classes modal subject other	-0.015
classes modal subject own	-0.005
classes modal subject prep	-0.006
classes modal subject subject	-0.005
classes modal subject takes-clause	-0.03
classes modal subject takes-object	-0.009
classes modal takes-clause	-0.036
classes modal takes-clause other	-0.036
classes modal takes-object	-0.008
classes modal takes-object article	-0.001
classes modal takes-object other	-0.006
classes modal takes-object prep	-0.003
classes number and	-0.003
classes number and number	0.024
classes number aux	-0.001
classes number degree	-0.022
classes number modal	-0.001
classes number number	-0.051
classes number number other	0.014
classes number other	-0.384
classes number other and	-0.026
classes number other article	-0.002
classes number other aux	-0.001
classes number other other	0.057
classes number other subject	-0.004
classes number prep	-0.024
classes number prep other	-0.005
classes number subject	0.029
classes other and	0.011
classes other and and	-0.002
classes other and article	-0.003
classes other and aux	-0.001
classes other and demo	-0.005
classes other and modal	-0.017
classes other and other	0.059
classes other and own	-0.007
classes other and prep	-0.006
classes other and sub	-0.001
classes other and subject	0.025
classes other and takes-clause	-0.007
classes other and takes-object	-0.004
classes other article	0.074
classes other article other	-0.125
classes other asks	0.058
classes other asks modal	-0.005
classes other asks subject	-0.002
classes other aux	0.074
classes other aux and	-0.002
classes other aux article	-0.02
classes other aux degree	-0.047
classes other aux number	-0.004
classes other aux other	-0.024
classes other aux prep	-0.005
classes other aux subject	0.02
classes other degree	0.046
classes other degree degree	0.029
classes other degree other	0.141
classes other demo	-0.079
classes other demo aux	-0.003
classes other demo other	-0.117
classes other demo prep	-0.003
classes other filler	0.002
classes other filler other	-0.001
classes other modal	0.02
classes other modal aux	-0.022
classes other modal subject	0.021
classes other number	0.091
classes other number other	-0.067
classes other other	-0.108
classes other other and	-0.016
classes other other article	-0.003
classes other other aux	-0.061
classes other other degree	-0.036
classes other other modal	-0.001
classes other other number	0.032
classes other other other	-0.108
classes other other prep	-0.048
classes other other sub	-0.021
classes other other subject	0.006
classes other other takes-clause	-0.005
classes other own	0.024
classes other own other	-0.244
classes other prep	0.042
classes other prep and	-0.001
classes other prep article	-0.03
classes other prep asks	-0.004
classes other prep demo	0.012
classes other prep number	-0.023
classes other prep other	0.093
classes other prep own	0.028
classes other prep prep	-0.001
classes other prep subject	0.161
classes other prep takes-object	-0.004
classes other sub	-0.096
classes other sub and	0.048
classes other sub article	-0.001
classes other sub number	-0.003
classes other sub other	-0.05
classes other sub own	0.075
classes other sub sub	-0.002
classes other sub subject	-0.016
classes other subject	0.114
classes other subject and	-0.002
classes other subject article	-0.01
classes other subject aux	-0.014
classes other subject degree	0.049
classes other subject demo	-0.003
classes other subject modal	0.022
classes other subject other	-0.146
classes other subject prep	0.127
classes other subject subject	-0.002
classes other subject takes-clause	0.021
classes other subject takes-object	-0.006
classes other takes-clause	-0.073
classes other takes-clause aux	-0.013
classes other takes-clause demo	0.027
classes other takes-clause subject	-0.048
classes other takes-object	-0.018
classes other takes-object other	-0.013
classes other takes-object prep	-0.001
classes own other	-0.067
classes own other and	-0.001
classes own other aux	-0.018
classes own other other	0.16
classes own other own	0.023
classes own other prep	-0.035
classes own other subject	-0.002
classes own other takes-clause	-0.002
classes prep and	-0.001
classes prep and other	-0.004
classes prep article	-0.009
classes prep article other	0.017
classes prep asks	-0.004
classes prep asks subject	-0.004
classes prep aux	-0.005
classes prep aux other	-0.005
classes prep degree	-0.002
classes prep degree other	0.1
classes prep demo	0.004
classes prep number	-0.05
classes prep number other	-0.149
classes prep number prep	-0.023
classes prep other	0.127
classes prep other and	-0.006
classes prep other article	-0.004
classes prep other aux	-0.002
classes prep other other	-0.104
classes prep other own	-0.003
classes prep other prep	0.017
classes prep other sub	-0.017
classes prep other subject	0.073
classes prep other takes-clause	-0.037
classes prep own	0.015
classes prep own other	0.029
classes prep prep	-0.003
classes prep prep other	-0.026
classes prep subject	0.149
classes prep subject subject	-0.002
classes prep takes-clause	-0.007
classes prep takes-clause other	-0.01
classes prep takes-object	0.081
classes sub and	0.048
classes sub article	-0.003
classes sub article other	-0.113
classes sub aux	-0.002
classes sub aux other	0.076
classes sub modal	-0.003
classes sub number	-0.003
classes sub other	-0.007
classes sub other other	0.005
classes sub own	0.073
classes sub own other	-0.003
classes sub prep	-0.002
classes sub sub	-0.003
classes sub sub subject	-0.001
classes sub subject	-0.075
classes sub subject aux	0.027
classes sub subject modal	0.047
classes sub subject other	-0.033
classes sub subject subject	-0.043
classes sub subject takes-clause	-0.006
classes sub subject takes-object	-0.002
classes subject and	-0.005
classes subject and other	-0.027
classes subject article	-0.02
classes subject article other	0.029
classes subject aux	-0.018
classes subject aux article	-0.009
classes subject aux degree	-0.007
classes subject aux demo	-0.054
classes subject aux number	0.077
classes subject aux other	0.002
classes subject aux own	-0.007
classes subject aux prep	-0.006
classes subject aux subject	-0.003
classes subject degree	0
classes subject degree degree	-0.001
classes subject degree modal	-0.017
classes subject degree other	0.239
classes subject degree takes-object	-0.003
classes subject demo	-0.008
classes subject demo degree	-0.005
classes subject demo other	-0.006
classes subject filler	-0.078
classes subject filler demo	0.043
classes subject modal	0.123
classes subject modal article	-0.001
classes subject modal aux	-0.002
classes subject modal degree	-0.003
classes subject modal other	0.079
classes subject modal prep	-0.004
classes subject modal subject	-0.002
classes subject modal takes-clause	-0.01
classes subject modal takes-object	0
classes subject number	-0.06
classes subject number other	0.027
classes subject other	-0.127
classes subject other and	-0.003
classes subject other article	-0.005
classes subject other aux	0.14
classes subject other degree	-0.027
classes subject other demo	-0.007
classes subject other modal	-0.013
classes subject other other	0.02
classes subject other own	-0.004
classes subject other prep	0.233
classes subject other sub	-0.003
classes subject other subject	-0.057
classes subject own	0.015
classes subject own other	-0.059
classes subject prep	0.102
classes subject prep article	-0.011
classes subject prep other	-0.161
classes subject sub	-0.009
classes subject sub subject	-0.004
classes subject subject	-0.096
classes subject subject article	-0.003
classes subject subject degree	-0.007
classes subject subject other	-0.013
classes subject subject prep	-0.003
classes subject takes-clause	0.061
classes subject takes-clause and	0.012
classes subject takes-clause article	-0.001
classes subject takes-clause aux	-0.04
classes subject takes-clause degree	0.002
classes subject takes-clause demo	0.064
classes subject takes-clause filler	0.068
classes subject takes-clause modal	-0.002
classes subject takes-clause other	0.154
classes subject takes-clause prep	-0.005
classes subject takes-clause subject	-0.02
classes subject takes-object	0.053
classes subject takes-object article	-0.006
classes subject takes-object other	-0.007
classes subject takes-object prep	-0.009
classes takes-clause and	0.011
classes takes-clause article	-0.003
classes takes-clause article other	-0.003
classes takes-clause asks	-0.002
classes takes-clause aux	-0.055
classes takes-clause aux other	-0.051
classes takes-clause aux subject	-0.002
classes takes-clause degree	0.001
classes takes-clause demo	0.191
classes takes-clause demo other	0.006
classes takes-clause filler	0.068
classes takes-clause modal	-0.005
classes takes-clause modal other	-0.028
classes takes-clause modal subject	-0.002
classes takes-clause other	0.174
classes takes-clause other prep	-0.012
classes takes-clause other subject	-0.04
classes takes-clause prep	-0.007
classes takes-clause prep other	-0.012
classes takes-clause sub	-0.003
classes takes-clause sub subject	-0.03
classes takes-clause subject	-0.09
classes takes-clause subject aux	-0.003
classes takes-clause subject modal	-0.007
classes takes-clause subject other	0.036
classes takes-object article	-0.008
classes takes-object article other	0.158
classes takes-object number	0.082
classes takes-object other	-0.06
classes takes-object other and	-0.001
classes takes-object other article	-0.001
classes takes-object other other	-0.09
classes takes-object other prep	-0.003
classes takes-object other sub	-0.001
classes takes-object other subject	-0.002
classes takes-object own	0.028
classes takes-object prep	-0.04
classes takes-object prep article	0.05
classes takes-object prep aux	-0.001
classes takes-object prep other	0.013
classes takes-object subject	0.05
classes takes-object subject other	0.015
closing	-0.004
de	0.023
en	-0.17
ending de ag	0.036
ending de al	-0.002
ending de am	-0.037
ending de an	-0.014
ending de ar	-0.009
ending de be	-0.008
ending de bt	0.004
ending de ch	-0.049
ending de de	0.09
ending de ef	-0.009
ending de eg	0.031
ending de ei	-0.067
ending de el	0.041
ending de em	-0.026
ending de en	-0.068
ending de er	-0.006
ending de es	-0.008
ending de et	-0.134
ending de fe	0.021
ending de ft	0.022
ending de ge	-0.02
ending de gt	0.073
ending de he	0.103
ending de hn	-0.013
ending de hr	0.001
ending de ht	-0.11
ending de ig	0.034
ending de in	-0.119
ending de it	-0.053
ending de ja	-0.077
ending de ke	-0.036
ending de kt	-0.053
ending de le	0.034
ending de lt	0.029
ending de me	0.008
ending de mt	0.043
ending de nd	-0.037
ending de ne	-0.096
ending de ng	0.04
ending de nt	0.027
ending de on	-0.065
ending de re	0.034
ending de rn	-0.006
ending de rt	0.201
ending de se	-0.089
ending de st	0.199
ending de te	0.103
ending de ts	-0.06
ending de tz	0.061
ending de ut	0.055
ending de ze	-0.022
ending de zt	0.029
ending en 's	-0.011
ending en ad	0.079
ending en ak	0.034
ending en al	-0.032
ending en am	-0.068
ending en an	-0.133
ending en ar	-0.014
ending en at	-0.022
ending en ay	0.162
ending en ce	0.064
ending en ch	-0.02
ending en ck	0.085
ending en ct	0.145
ending en de	-0.104
ending en ds	-0.033
ending en dy	0.044
ending en ea	0.005
ending en ed	0.026
ending en ee	-0.072
ending en ek	0.042
ending en en	0.05
ending en er	0.297
ending en es	-0.054
ending en et	-0.045
ending en ew	-0.011
ending en ey	-0.037
ending en ft	-0.001
ending en ge	-0.094
ending en gh	0.125
ending en go	0.046
ending en gs	0.109
ending en hs	-0.027
ending en ht	-0.051
ending en ic	-0.151
ending en id	-0.058
ending en il	0.058
ending en im	-0.058
ending en in	0.084
ending en it	0.014
ending en ke	-0.027
ending en ks	-0.004
ending en le	0.113
ending en lk	-0.014
ending en ll	-0.034
ending en lm	-0.041
ending en ls	-0.005
ending en ly	0.023
ending en me	0.089
ending en nd	-0.085
ending en ne	-0.047
ending en ng	-0.032
ending en nk	-0.03
ending en no	0.011
ending en ns	-0.118
ending en nt	0.066
ending en ob	-0.049
ending en od	0.046
ending en ok	0.025
ending en ol	-0.075
ending en on	0.003
ending en op	0.044
ending en or	0.026
ending en ow	0.091
ending en rd	0.062
ending en re	0.097
ending en rk	-0.019
ending en rs	-0.252
ending en rt	0.025
ending en ry	-0.086
ending en se	0.01
ending en ss	-0.057
ending en st	0.037
ending en te	-0.041
ending en th	0.061
ending en ts	-0.007
ending en ty	-0.004
ending en ud	0.048
ending en ue	-0.018
ending en ur	-0.02
ending en us	-0.077
ending en ve	0.024
ending en wn	-0.009
ending en xt	-0.006
ending en ys	-0.023
fillers 1	0.372
fillers 2	0.022
goes on	-0.221
goes on, asked none	-0.241
goes on, asked none, pauses 0	-0.131
goes on, asked none, pauses 1	-0.086
goes on, asked none, pauses 2	-0.022
goes on, asked none, words long	-0.09
goes on, asked none, words longest	0.077
goes on, asked none, words middling	-0.128
goes on, asked none, words short	-0.099
goes on, asked open	-0.006
goes on, asked open, pauses 0	-0.064
goes on, asked open, pauses 1	-0.05
goes on, asked open, pauses 2	0.11
goes on, asked open, words long	0.117
goes on, asked open, words longest	-0.028
goes on, asked open, words middling	-0.101
goes on, asked open, words short	0.008
goes on, asked short	-0.001
goes on, asked short, pauses 0	0.06
goes on, asked short, pauses 1	-0.058
goes on, asked short, words middling	0.072
goes on, asked short, words short	-0.071
goes on, de	0.069
goes on, en	-0.312
goes on, mood asking	-0.045
goes on, mood feeling	-0.142
goes on, mood future	-0.18
goes on, mood hedge	0.087
goes on, mood me	0.18
goes on, mood others	0.187
goes on, mood past	0.081
goes on, mood plain	-0.416
goes on, pauses 0	-0.134
goes on, pauses 0, mood asking	-0.004
goes on, pauses 0, mood feeling	-0.207
goes on, pauses 0, mood future	-0.222
goes on, pauses 0, mood hedge	-0.083
goes on, pauses 0, mood me	0.301
goes on, pauses 0, mood others	0.114
goes on, pauses 0, mood past	-0.059
goes on, pauses 0, mood plain	0.022
goes on, pauses 1	-0.195
goes on, pauses 1, mood asking	-0.008
goes on, pauses 1, mood future	0.054
goes on, pauses 1, mood hedge	0.177
goes on, pauses 1, mood me	-0.003
goes on, pauses 1, mood others	-0.037
goes on, pauses 1, mood past	-0.123
goes on, pauses 1, mood plain	-0.214
goes on, pauses 2	-0.169
goes on, pauses 2, mood asking	-0.033
goes on, pauses 2, mood future	-0.012
goes on, pauses 2, mood hedge	-0.007
goes on, pauses 2, mood me	-0.119
goes on, pauses 2, mood others	0.11
goes on, pauses 2, mood past	0.264
goes on, pauses 2, mood plain	-0.222
goes on, pauses 3	0.193
goes on, pauses 4	0.06
goes on, words long	0.025
goes on, words longest	0.049
goes on, words middling	-0.157
goes on, words short	-0.162
has de abend	-0.023
has de aber	0.028
has de acht	0.018
has de alle	0.091
has de allein	0.04
has de allen	-0.131
has de alles	-0.005
has de als	-0.006
has de also	-0.099
has de am	0.083
has de an	0.089
has de andere	0.02
has de anfange	0.046
has de angefangen	-0.073
has de angst	-0.003
has de antwort	-0.028
has de arbeit	-0.054
has de auch	0.013
has de auf	-0.011
has de aufgeregt	0.025
has de aus	-0.005
has de außer	0.053
has de beachtet	0.063
has de beantworte	0.041
has de bei	-0.007
has de beide	0.04
has de bericht	0.072
has de besser	0.055
has de bestimmt	-0.043
has de bin	-0.029
has de bis	-0.004
has de bisschen	0.067
has de bitte	0.104
has de bleibe	0.007
has de brauche	0.042
has de bruder	-0.095
has de büro	-0.046
has de chef	-0.076
has de chefin	0.058
has de cousin	-0.02
has de da	-0.02
has de dabei	-0.033
has de dachte	-0.104
has de damit	0.046
has de danke	0.114
has de danken	-0.078
has de dann	-0.002
has de daran	-0.026
has de darauf	0.072
has de darf	-0.097
has de das	0.249
has de dass	-0.076
has de davor	-0.031
has de dem	0.032
has de den	-0.217
has de denkt	-0.042
has de der	-0.13
has de des	0.039
has de die	-0.322
has de dienstag	-0.004
has de donnerstag	-0.031
has de drei	-0.124
has de drittens	0.013
has de du	0.202
has de eher	0.017
has de ehrlich	0.051
has de ehrliche	-0.028
has de eigene	0.09
has de eigentlich	0.002
has de ein	0.28
has de eine	0.072
has de einem	0.035
has de einen	0.137
has de einfach	0.012
has de eltern	0.01
has de elternzeit	0.007
has de ende	0.039
has de endlich	0.036
has de er	0.041
has de erste	0.058
has de ersten	0.006
has de erstens	-0.021
has de es	0.275
has de etwas	0.025
has de fahre	0.036
has de fange	0.02
has de fangen	0.033
has de fehlt	0.018
has de fenster	-0.005
has de fertig	0.097
has de frage	0.061
has de fragen	-0.102
has de fragt	-0.047
has de freitag	0.15
has de früh	-0.002
has de früher	0.075
has de fängt	-0.056
has de fühle	-0.021
has de fünf	0.069
has de für	0.106
has de ganz	0.13
has de ganze	0.086
has de gar	0.033
has de gedacht	-0.054
has de gefragt	-0.017
has de gefühl	0.112
has de gegen	-0.011
has de geht	-0.027
has de gekocht	0.045
has de gelernt	0.057
has de gemacht	-0.001
has de gemeint	-0.074
has de geredet	-0.082
has de gern	0.032
has de gesagt	-0.12
has de geschämt	-0.043
has de gesehen	-0.038
has de gespräch	0.104
has de gestern	-0.006
has de gewohnt	0.014
has de gewöhnlich	0.034
has de geübt	-0.062
has de ging	-0.022
has de glaube	-0.044
has de gleich	0.047
has de gleichzeitig	-0.004
has de gut	0.05
has de gute	0.008
has de guten	0.033
has de hab	-0.199
has de habe	-0.098
has de haben	0.042
has de halbe	0.086
has de halt	0.065
has de halte	-0.03
has de hast	0.045
has de hat	-0.114
has de hatte	0.032
has de hatten	-0.012
has de hause	-0.057
has de hebt	-0.087
has de heißt	0.027
has de helfen	-0.036
has de heute	0.035
has de hilfst	0.062
has de hin	0.028
has de hingefahren	-0.019
has de hinten	-0.087
has de hm	-0.064
has de hätte	0.081
has de hört	-0.029
has de ich	-0.069
has de ihm	-0.094
has de ihn	0.039
has de ihr	0.069
has de im	0.025
has de immer	-0.075
has de in	0.02
has de ins	-0.034
has de irgendwer	0.029
has de ist	-0.181
has de ja	-0.019
has de jahre	0.002
has de jahren	-0.027
has de jeden	-0.039
has de jemanden	0.033
has de jetzt	0.049
has de kam	0.047
has de kann	0.07
has de kannst	0.028
has de keine	-0.046
has de keiner	-0.002
has de kennen	-0.052
has de kinder	-0.013
has de klein	-0.012
has de klingt	0.005
has de klopft	-0.006
has de kollegin	-0.053
has de komme	-0.026
has de kommst	0.049
has de kommt	-0.029
has de kriege	0.013
has de kunde	-0.085
has de könnte	-0.057
has de könnten	-0.066
has de küche	0
has de lasse	0.038
has de laut	0.006
has de lautet	0.01
has de legt	-0.012
has de letzte	-0.012
has de letztes	0.03
has de leuten	0.067
has de lieber	0.002
has de liegt	-0.045
has de mach	-0.005
has de mache	-0.029
has de machen	-0.046
has de macht	0.023
has de mail	0.004
has de mal	0.023
has de man	-0.025
has de mann	0.025
has de mehr	0.126
has de mein	0.078
has de meine	0.018
has de meinem	-0.016
has de meinen	-0.016
has de meiner	-0.047
has de meinst	-0.017
has de meinte	0.045
has de melde	0.041
has de mich	0.212
has de mir	-0.003
has de mit	0.026
has de mitbewohnerin	-0.074
has de mittagessen	0.055
has de mittwoch	0.069
has de monate	-0.049
has de monats	0.04
has de montag	0.02
has de morgen	0.082
has de mund	0.065
has de muss	0.044
has de mutter	-0.023
has de möchte	-0.054
has de möglichkeiten	0.033
has de müsste	0.02
has de na	-0.07
has de nach	0.054
has de nacht	0.056
has de natürlich	0.025
has de neidisch	0.076
has de nein	0.053
has de nervt	0.024
has de nervös	0.037
has de neue	-0.034
has de neuen	-0.134
has de neulich	-0.04
has de neun	-0.109
has de nicht	0.122
has de nichts	-0.013
has de nie	0.019
has de noch	0.082
has de nur	0.075
has de nächste	-0.057
has de ob	0.005
has de oder	0.033
has de ohne	0.03
has de okay	0.059
has de papa	-0.005
has de person	-0.025
has de persönlich	0.041
has de plötzlich	0.033
has de radio	-0.048
has de rechtzeitig	-0.004
has de rede	0.101
has de reden	0.018
has de redet	-0.044
has de richtig	-0.012
has de ruhig	0.05
has de sachen	-0.089
has de sag	0.021
has de sage	0.089
has de sagen	0.074
has de sagt	-0.099
has de samstag	-0.006
has de sandra	-0.04
has de saß	0.047
has de saßen	-0.04
has de schicke	0.05
has de schlaf	0.03
has de schmückt	-0.033
has de schon	0.055
has de schreibe	-0.113
has de schreibtisch	-0.006
has de schreit	0.033
has de schule	-0.081
has de schwer	0.014
has de schwerste	-0.019
has de schwester	0.072
has de schwieriges	0.025
has de sechs	-0.052
has de sein	0.072
has de seinen	-0.044
has de seit	-0.038
has de seitdem	-0.045
has de sekunden	-0.008
has de september	-0.019
has de sich	-0.157
has de sie	-0.118
has de sind	0.086
has de so	-0.274
has de sohn	-0.048
has de soll	0.042
has de sollte	-0.041
has de sonst	-0.011
has de spreche	0.045
has de später	0.08
has de stand	-0.065
has de starren	0.061
has de stellen	0.056
has de stimme	0.027
has de stolz	0.108
has de stunden	-0.147
has de summe	-0.005
has de tag	0.016
has de tage	0.08
has de team	0.119
has de tee	0.043
has de ton	-0.025
has de trage	0.04
has de treffe	-0.063
has de tür	-0.02
has de um	0.15
has de und	0.133
has de uns	-0.054
has de unterbricht	-0.052
has de vermieter	-0.075
has de verstehst	0.02
has de viel	0.027
has de vielleicht	0.061
has de viermal	0.001
has de von	-0.016
has de vor	-0.125
has de vorwürfe	-0.029
has de wahrscheinlich	-0.025
has de war	0.337
has de war's	0.018
has de waren	-0.067
has de was	-0.027
has de weg	0.031
has de weil	-0.028
has de weiß	0.077
has de weißt	0.023
has de welche	0.077
has de wem	0.048
has de weniger	-0.069
has de wenn	-0.143
has de wer	-0.01
has de werden	0.012
has de wichtigsten	0.031
has de wie	0.193
has de wieder	-0.06
has de will	0.102
has de wir	-0.15
has de wird	0.02
has de wissen	0.071
has de wo	0.014
has de woche	0.025
has de wochen	0.072
has de wohl	0.018
has de wollte	-0.019
has de woran	-0.053
has de worte	0.007
has de wusste	0.001
has de wäre	0.003
has de würde	-0.001
has de würdest	0.013
has de zahlen	-0.117
has de zahlt	-0.073
has de ziehe	0.041
has de zittern	0.019
has de zu	0.221
has de zuerst	0.079
has de zugemacht	-0.015
has de zum	-0.041
has de zwanzig	-0.13
has de zwei	0.018
has de zweite	0.028
has de zweitens	-0.058
has de äh	-0.107
has de ähm	-0.065
has de überhaupt	-0.068
has en a	-0.215
has en about	-0.15
has en afraid	0.02
has en after	0.059
has en again	0.081
has en agreed	0.01
has en all	0.043
has en allowed	-0.056
has en alone	-0.044
has en always	0.038
has en an	-0.028
has en and	0.059
has en angry	0.089
has en answer	0.047
has en answering	0.01
has en any	0.107
has en anything	0.033
has en approval	-0.044
has en are	-0.03
has en aren't	0.036
has en around	-0.093
has en as	0.11
has en ashamed	0.087
has en ask	0.175
has en asked	-0.09
has en asking	0.012
has en at	0.018
has en away	-0.04
has en back	-0.052
has en be	0.182
has en because	-0.007
has en been	-0.004
has en before	0.101
has en behind	-0.031
has en believe	0.067
has en believed	0.078
has en better	0.053
has en blame	-0.046
has en book	-0.025
has en booked	-0.012
has en bored	0.033
has en borrowed	-0.044
has en boss	0.003
has en both	0.005
has en bring	-0.037
has en broke	0.048
has en brother	-0.004
has en brought	-0.026
has en business	0.015
has en but	-0.059
has en by	0.039
has en call	-0.098
has en called	0.007
has en calm	-0.039
has en came	-0.116
has en can	0.189
has en can't	0.027
has en cancelling	0.081
has en carrying	-0.032
has en check	-0.019
has en choir	-0.016
has en christmas	-0.05
has en cleaned	-0.048
has en client	-0.036
has en closed	-0.007
has en coffee	-0.055
has en colleague	-0.025
has en cooking	-0.024
has en could	-0.033
has en couldn't	-0.019
has en course	-0.017
has en cousin	-0.006
has en cover	-0.049
has en credit	-0.015
has en dad	-0.026
has en day	0.023
has en days	0.077
has en desk	-0.01
has en did	-0.037
has en didn't	0.112
has en dinner	-0.084
has en director	-0.005
has en do	-0.073
has en does	0.041
has en dog	-0.01
has en doing	-0.006
has en don't	0.14
has en door	-0.01
has en down	-0.078
has en drove	-0.009
has en each	0.007
has en easier	0.113
has en eight	0.023
has en eighty	-0.024
has en electricity	0.081
has en else	0.088
has en email	0.076
has en end	0.058
has en enough	0.06
has en eulogy	-0.007
has en euros	0.016
has en even	0.091
has en everyone	0.126
has en everyone's	0.016
has en ex	-0.038
has en excited	0.027
has en expect	0.029
has en fallen	-0.011
has en feel	0.121
has en feeling	0.068
has en feels	0.082
has en felt	0.106
has en fifty	0.005
has en finally	-0.007
has en find	0.029
has en fine	0
has en finished	-0.011
has en first	0.039
has en five	0.043
has en flatmate	-0.027
has en flight	0.071
has en for	0.111
has en forgetting	-0.074
has en four	0
has en fourteenth	0.043
has en friday	-0.011
has en friend	-0.046
has en from	-0.065
has en front	0.042
has en furious	0.014
has en gave	-0.064
has en get	0.049
has en gets	-0.002
has en getting	0.08
has en girlfriend	-0.005
has en giving	-0.039
has en go	0.1
has en going	0.177
has en gone	0.024
has en good	0.026
has en got	0.07
has en grandmother	-0.019
has en guess	0.08
has en had	-0.05
has en hadn't	-0.013
has en half	0.006
has en hand	-0.112
has en happened	0.004
has en hard	-0.001
has en has	0.065
has en have	0.062
has en haven't	0.036
has en having	-0.013
has en he	0.274
has en he'd	-0.042
has en he'll	0.009
has en he's	0.034
has en hear	0.064
has en help	0.014
has en her	0.003
has en hi	0.024
has en hid	-0.029
has en him	-0.053
has en his	-0.033
has en home	-0.033
has en honest	0.166
has en honestly	-0.053
has en hours	-0.173
has en how	0.088
has en humiliated	0.069
has en hundred	-0.055
has en hurt	0.103
has en husband	-0.013
has en i	-0.314
has en i'd	-0.087
has en i'll	0.115
has en i'm	-0.083
has en i've	-0.001
has en idea	0.026
has en if	-0.291
has en in	-0.068
has en into	-0.033
has en is	-0.018
has en isn't	0.033
has en it	0.191
has en it's	0.05
has en itself	-0.021
has en january	0.008
has en jealous	0.036
has en job	-0.049
has en joined	-0.016
has en june	0.018
has en just	0.27
has en keep	-0.067
has en keeps	-0.024
has en kept	0.031
has en kids	-0.022
has en kind	0.007
has en knocks	-0.004
has en know	-0.06
has en landlord	-0.048
has en last	-0.075
has en late	-0.008
has en later	0.077
has en laughed	0.026
has en launched	-0.047
has en lead	0.037
has en leave	-0.067
has en left	0.001
has en less	-0.059
has en let	-0.033
has en let's	0.019
has en like	0.28
has en list	0.02
has en live	-0.014
has en living	0.022
has en long	0.04
has en look	-0.097
has en looked	-0.04
has en lose	-0.079
has en loudly	0.076
has en loved	-0.065
has en machine	-0.01
has en made	-0.039
has en maid	-0.017
has en mails	0.012
has en make	0.045
has en makes	0.083
has en making	0.049
has en man	-0.036
has en manager	-0.013
has en maybe	0.015
has en me	-0.224
has en mean	0.029
has en measuring	-0.022
has en meet	-0.015
has en meeting	0.022
has en meetings	-0.009
has en message	-0.084
has en might	0.076
has en migration	-0.01
has en minus	0.028
has en monday	-0.057
has en money	-0.037
has en more	0.094
has en morning	0.042
has en mostly	0.049
has en mother	0.016
has en moved	-0.055
has en much	0.007
has en mum	-0.008
has en my	-0.514
has en name	-0.099
has en need	0.051
has en needs	0.025
has en neighbour	-0.004
has en never	-0.13
has en new	-0.08
has en next	0.074
has en night	-0.084
has en nine	-0.152
has en no	0.032
has en nobody	0.12
has en not	0.097
has en nothing	0.065
has en notice	0.004
has en now	0.052
has en number	-0.036
has en numbers	-0.084
has en of	-0.018
has en off	0.141
has en offer	0.076
has en offers	-0.081
has en office	-0.017
has en oh	0.065
has en okay	0.012
has en on	-0.262
has en one	-0.07
has en only	0.004
has en opened	-0.02
has en opening	0.043
has en options	-0.02
has en or	0.076
has en other	0.025
has en out	0.07
has en outcome	-0.034
has en paid	-0.009
has en parents	0.039
has en past	-0.029
has en patient	0.085
has en pay	-0.027
has en pays	-0.027
has en people	-0.072
has en person	-0.002
has en phone	-0.021
has en plan	-0.072
has en please	0.004
has en plus	-0.03
has en practise	0.051
has en practised	-0.027
has en pretty	0.098
has en priya	0.006
has en probably	0.065
has en proud	-0.06
has en put	-0.022
has en question	-0.109
has en questions	-0.065
has en raining	-0.055
has en read	0.031
has en ready	0.07
has en really	0.113
has en remember	-0.02
has en right	-0.075
has en round	-0.003
has en rounds	-0.006
has en sad	0.059
has en said	-0.042
has en sat	0.05
has en saw	-0.069
has en say	0.144
has en says	0.111
has en scared	-0.045
has en school	-0.017
has en second	0.024
has en see	-0.117
has en sent	-0.008
has en september	-0.006
has en she	0.106
has en she'd	-0.031
has en she's	-0.103
has en short	0.007
has en shorter	0.015
has en should	0.208
has en shouts	0.075
has en side	-0.067
has en sighed	0.075
has en sighs	-0.026
has en since	-0.024
has en sister	0.075
has en sit	-0.076
has en sits	-0.056
has en six	0.026
has en sleep	0.009
has en so	-0.139
has en soft	-0.009
has en some	0.025
has en somebody	-0.027
has en somehow	0.019
has en someone	0.062
has en something	-0.129
has en speak	0.028
has en speech	0.039
has en staring	0.044
has en start	-0.059
has en started	-0.066
has en starts	-0.009
has en stay	-0.025
has en still	0.059
has en stood	-0.024
has en stop	0.071
has en straight	-0.034
has en strengths	-0.028
has en suitcases	-0.025
has en suppose	0.03
has en supposed	-0.056
has en switched	0.079
has en table	0.066
has en take	0.035
has en takes	-0.016
has en talk	0.015
has en talked	-0.087
has en talking	-0.009
has en tea	0.05
has en team	-0.054
has en tell	-0.024
has en ten	0.013
has en terrified	0.029
has en thank	-0.102
has en thanks	0.073
has en that	0.236
has en that's	-0.051
has en the	-0.286
has en then	0.012
has en therapist	-0.007
has en there	-0.119
has en there's	-0.065
has en they	-0.059
has en they'd	-0.012
has en thing	0.039
has en things	0.085
has en think	-0.119
has en thinking	-0.032
has en third	0.039
has en this	0.003
has en thought	0.061
has en thousand	-0.108
has en three	-0.022
has en through	-0.04
has en thursday	-0.047
has en time	0.089
has en times	-0.073
has en to	0.296
has en together	-0.009
has en told	-0.03
has en tom's	-0.005
has en tomorrow	0.029
has en tone	-0.01
has en too	0.006
has en top	-0.022
has en train	-0.011
has en try	0.022
has en tuesday	0.008
has en twenty	-0.021
has en twice	0.075
has en two	-0.055
has en uh	-0.109
has en um	-0.153
has en uncle	-0.024
has en until	-0.055
has en up	-0.058
has en use	-0.011
has en used	0.053
has en venue	-0.012
has en version	0.053
has en voice	0.064
has en wait	0.017
has en waiting	0.055
has en walk	0.008
has en walked	0.056
has en want	0.024
has en wanted	-0.021
has en wants	-0.029
has en was	-0.113
has en wash	-0.008
has en washing	-0.01
has en wasn't	-0.067
has en way	-0.044
has en we	-0.118
has en we'll	-0.062
has en we're	0.08
has en wednesday	0.101
has en week	0.027
has en well	0.048
has en went	0.099
has en were	-0.016
has en what	0.088
has en what's	0.035
has en when	0.011
has en where	-0.021
has en whether	-0.003
has en which	0.02
has en who	0.04
has en who's	0.077
has en why	0.034
has en will	-0.041
has en with	-0.026
has en without	0.094
has en woman	-0.06
has en word	0.026
has en work	0.047
has en worked	-0.036
has en worried	0.027
has en worry	-0.052
has en would	0.092
has en write	-0.008
has en written	-0.008
has en wrong	0.025
has en wrote	-0.114
has en yeah	0.016
has en years	0.002
has en yes	-0.013
has en yesterday	0.055
has en you	0.161
has en you're	-0.005
has en your	0.013
last de alle	-0.006
last de allein	-0.005
last de als	-0.003
last de also	-0.001
last de am	-0.01
last de an	0.155
last de andere	0.008
last de angst	0.04
last de arbeit	0.004
last de auf	-0.038
last de bin	0.081
last de bis	-0.002
last de bisschen	0.011
last de bitte	0.002
last de bruder	0.001
last de chef	-0.063
last de da	0.022
last de dabei	-0.067
last de dachte	0
last de danke	-0.005
last de dann	-0.004
last de darf	-0.002
last de das	-0.067
last de dass	-0.007
last de davor	-0.021
last de dem	-0.007
last de den	-0.015
last de der	-0.017
last de die	-0.018
last de drei	0.031
last de du	-0.015
last de ehrlich	-0.003
last de ein	0.092
last de eine	-0.008
last de einen	0.048
last de einfach	-0.005
last de er	-0.017
last de erste	-0.006
last de es	-0.07
last de frage	-0.006
last de fragen	-0.06
last de freitag	0.026
last de fünf	0.03
last de für	-0.003
last de gefragt	-0.024
last de gegen	-0.021
last de geht	-0.046
last de gemacht	0.02
last de geredet	-0.033
last de gesagt	-0.076
last de gesehen	-0.038
last de gespräch	0.048
last de glaube	-0.005
last de gut	0.059
last de hab	-0.005
last de habe	-0.069
last de haben	0.004
last de hat	-0.054
last de hatte	-0.002
last de hätte	-0.002
last de ich	-0.116
last de ihm	0.098
last de ihr	0.029
last de im	-0.004
last de in	-0.012
last de ist	0.015
last de ja	-0.077
last de jeden	-0.001
last de jetzt	0.051
last de kam	-0.036
last de kann	-0.005
last de kannst	-0.001
last de keine	-0.003
last de keiner	-0.029
last de letzte	0.009
last de lieber	0.002
last de mache	-0.087
last de machen	0.032
last de macht	-0.003
last de mal	0.043
last de mehr	0.09
last de mein	-0.016
last de meine	0.012
last de mich	0.015
last de mir	-0.06
last de mit	-0.011
last de montag	-0.005
last de morgen	0.002
last de muss	0.052
last de mutter	-0.012
last de möchte	-0.002
last de na	-0.001
last de nach	0.026
last de nein	-0.01
last de neuen	-0.003
last de nicht	0.042
last de nichts	-0.063
last de nie	-0.003
last de noch	-0.015
last de nur	-0.017
last de ob	0
last de oder	-0.004
last de rede	-0.007
last de richtig	-0.003
last de sage	-0.005
last de sagen	-0.096
last de schreibe	-0.003
last de schwester	0.075
last de sein	0.072
last de sich	-0.003
last de sie	-0.012
last de sind	-0.001
last de so	-0.008
last de soll	-0.006
last de stand	-0.002
last de stunden	-0.147
last de tag	0.035
last de team	0.08
last de um	-0.009
last de und	-0.021
last de uns	-0.001
last de viel	0.041
last de vielleicht	0.03
last de vor	0.042
last de wahrscheinlich	-0.045
last de war	-0.035
last de was	-0.013
last de weg	0.031
last de weil	-0.001
last de weiß	-0.003
last de wenn	-0.003
last de wie	-0.009
last de will	0.063
last de wir	-0.006
last de wird	0.036
last de woche	0.068
last de wochen	0.072
last de wohl	-0.029
last de wäre	-0.002
last de würde	-0.005
last de zahlen	-0.003
last de zu	-0.047
last de zum	-0.002
last de zwei	0.023
last de zweite	0.023
last de äh	-0.107
last de ähm	-0.065
last en a	-0.015
last en about	-0.076
last en after	-0.007
last en again	0.097
last en all	-0.006
last en an	-0.003
last en and	-0.02
last en angry	0.073
last en answer	0.047
last en are	0.027
last en as	-0.017
last en ask	0.045
last en asked	-0.033
last en at	-0.016
last en away	-0.023
last en be	0.013
last en because	-0.001
last en been	-0.002
last en before	-0.007
last en better	0.021
last en boss	-0.003
last en by	-0.002
last en called	-0.02
last en calm	-0.041
last en came	-0.029
last en can	-0.009
last en could	-0.004
last en day	-0.002
last en did	-0.004
last en didn't	-0.004
last en do	-0.018
last en does	-0.009
last en don't	0.006
last en down	-0.078
last en easier	0.059
last en eight	0.012
last en else	0.059
last en email	0.077
last en enough	0.051
last en even	-0.004
last en everyone	-0.012
last en feel	-0.026
last en fine	0
last en first	0.162
last en five	-0.004
last en for	-0.041
last en four	0.006
last en from	-0.008
last en front	-0.004
last en gave	-0.001
last en gets	-0.002
last en go	-0.008
last en going	-0.008
last en gone	0.038
last en good	-0.011
last en got	-0.007
last en had	-0.004
last en hand	-0.04
last en happened	0.053
last en has	0
last en have	-0.002
last en he	-0.03
last en he's	-0.002
last en her	0.066
last en him	-0.058
last en home	0
last en honest	0.051
last en hours	-0.173
last en how	-0.005
last en hundred	-0.051
last en i	-0.154
last en i'd	-0.004
last en i'll	-0.005
last en i'm	-0.024
last en i've	-0.002
last en if	-0.002
last en in	0.041
last en is	-0.048
last en isn't	0.051
last en it	0.18
last en it's	-0.006
last en january	0.011
last en jealous	0.012
last en job	-0.049
last en june	0.018
last en just	-0.026
last en keep	-0.003
last en know	-0.097
last en last	-0.053
last en lead	0.003
last en leave	-0.006
last en left	0.024
last en less	-0.003
last en like	-0.048
last en look	-0.005
last en made	-0.002
last en make	-0.005
last en manager	0.002
last en maybe	0.055
last en me	0.041
last en monday	-0.032
last en money	-0.037
last en more	0.043
last en morning	0.008
last en mostly	0.011
last en moved	-0.002
last en much	-0.011
last en my	-0.03
last en need	0.061
last en never	-0.005
last en new	-0.001
last en next	-0.006
last en night	-0.016
last en nine	-0.056
last en no	0.011
last en nobody	-0.002
last en not	0.032
last en nothing	0.046
last en notice	-0.001
last en now	0.139
last en numbers	-0.071
last en of	-0.009
last en okay	0.021
last en on	-0.004
last en one	0.077
last en or	-0.005
last en other	0.028
last en out	0.058
last en past	-0.039
last en people	0.115
last en phone	-0.021
last en practise	0.005
last en probably	-0.004
last en put	-0.003
last en question	-0.081
last en ready	0.045
last en really	-0.009
last en right	-0.014
last en said	0.044
last en sat	-0.002
last en say	0.046
last en says	-0.006
last en scared	-0.005
last en school	-0.075
last en second	0.036
last en see	-0.034
last en she	-0.012
last en she's	0
last en short	0.011
last en shorter	0.002
last en should	-0.006
last en side	-0.068
last en since	-0.002
last en sister	0.076
last en six	-0.014
last en so	-0.006
last en somebody	-0.008
last en something	-0.086
last en start	0.008
last en started	-0.001
last en stay	-0.022
last en still	-0.006
last en stop	0.06
last en take	-0.003
last en talk	-0.011
last en talked	-0.081
last en team	-0.08
last en tell	0.076
last en ten	0.034
last en thank	-0.007
last en that	0.122
last en that's	0
last en the	-0.066
last en then	-0.002
last en there	-0.049
last en there's	0
last en they	-0.004
last en things	0.109
last en think	-0.018
last en this	-0.069
last en thought	-0.002
last en thousand	-0.098
last en three	0.032
last en thursday	-0.042
last en time	0.088
last en times	-0.076
last en to	-0.036
last en told	-0.003
last en tomorrow	0.035
last en too	-0.006
last en try	0.002
last en tuesday	0.008
last en twenty	-0.007
last en twice	-0.005
last en two	-0.01
last en uh	-0.109
last en um	-0.12
last en until	-0.011
last en up	0.027
last en wait	0.086
last en walked	-0.002
last en want	-0.014
last en was	-0.049
last en we	-0.037
last en wednesday	0.062
last en week	0.042
last en well	0.121
last en went	-0.002
last en were	-0.001
last en what	-0.019
last en when	-0.002
last en who	-0.021
last en why	0.071
last en with	-0.039
last en without	-0.001
last en work	-0.003
last en would	-0.004
last en write	-0.007
last en wrong	0.038
last en years	-0.034
last en yes	-0.014
last en you	0.036
last en your	-0.002
list	-0.305
list, pauses 0	-0.438
list, pauses 1	-0.217
list, pauses 2	0.349
mood asking	-0.05
mood feeling	-0.063
mood future	0.036
mood hedge	0.034
mood me	0.123
mood others	0.328
mood past	-0.215
mood plain	-0.232
pauses 0	0.089
pauses 0, mood asking	0.198
pauses 0, mood feeling	-0.125
pauses 0, mood future	-0.011
pauses 0, mood hedge	-0.137
pauses 0, mood me	-0.004
pauses 0, mood others	0.201
pauses 0, mood past	-0.056
pauses 0, mood plain	0.04
pauses 0, words long	0.02
pauses 0, words middling	0.114
pauses 0, words short	-0.043
pauses 1	-0.366
pauses 1, mood asking	-0.074
pauses 1, mood future	-0.069
pauses 1, mood hedge	0.123
pauses 1, mood me	0.109
pauses 1, mood others	0.356
pauses 1, mood past	-0.424
pauses 1, mood plain	-0.37
pauses 1, words long	-0.088
pauses 1, words longest	0.058
pauses 1, words middling	-0.285
pauses 1, words short	-0.083
pauses 2	-0.462
pauses 2, mood asking	-0.174
pauses 2, mood future	0.122
pauses 2, mood hedge	0.048
pauses 2, mood me	0.08
pauses 2, mood others	-0.234
pauses 2, mood past	0.159
pauses 2, mood plain	0.016
pauses 2, words long	0.16
pauses 2, words longest	-0.244
pauses 2, words middling	0.3
pauses 3	0.055
pauses 4	0.527
piece 1	-0.715
piece 2	-0.301
piece 3	0.046
piece 4	0.178
piece 6	0.237
piece 9	0.497
question	0.128
question, asked none	0.188
question, asked none, pauses 0	0.08
question, asked none, pauses 1	0.184
question, asked none, pauses 2	-0.075
question, asked none, words long	0.228
question, asked none, words longest	-0.057
question, asked none, words middling	0.252
question, asked none, words short	-0.235
question, asked open	-0.083
question, asked open, pauses 0	0.025
question, asked open, pauses 2	-0.07
question, asked open, words long	-0.036
question, asked open, words longest	-0.067
question, asked open, words middling	0.033
question, asked open, words short	-0.013
question, asked short	0.019
question, asked short, pauses 0	-0.017
question, asked short, pauses 1	0.036
question, asked short, words long	0.04
question, asked short, words middling	-0.013
question, de	0.038
question, en	0.089
question, mood asking	-0.079
question, mood future	0.037
question, mood me	0.133
question, mood others	0.105
question, mood past	-0.13
question, mood plain	0.059
question, pauses 0	0.091
question, pauses 0, mood asking	0.055
question, pauses 0, mood future	0.037
question, pauses 0, mood me	-0.193
question, pauses 0, mood others	0.083
question, pauses 0, mood past	0.045
question, pauses 0, mood plain	0.06
question, pauses 1	0.182
question, pauses 1, mood asking	-0.016
question, pauses 1, mood me	0.206
question, pauses 1, mood others	0.031
question, pauses 2	0.039
question, pauses 2, mood asking	-0.118
question, pauses 2, mood me	0.119
question, pauses 2, mood others	-0.009
question, pauses 2, mood past	-0.138
question, pauses 3	-0.043
question, pauses 4	-0.142
question, words long	0.232
question, words longest	-0.125
question, words middling	0.273
question, words short	-0.256
reply	0.277
reply, asked none	0.295
reply, asked none, pauses 0	0.295
reply, asked none, words short	0.295
reply, asked open	-0.038
reply, asked open, pauses 0	-0.038
reply, asked open, words short	-0.038
reply, asked short	0.02
reply, asked short, pauses 0	0.02
reply, asked short, words short	0.015
reply, de	0.031
reply, en	0.246
reply, mood hedge	-0.006
reply, mood me	0.077
reply, mood others	-0.008
reply, mood plain	0.081
reply, pauses 0	0.277
reply, pauses 0, mood hedge	-0.006
reply, pauses 0, mood me	0.077
reply, pauses 0, mood others	-0.008
reply, pauses 0, mood plain	0.081
reply, words short	0.273
statement	0.111
statement, asked none	-0.149
statement, asked none, pauses 0	0.019
statement, asked none, pauses 1	-0.263
statement, asked none, pauses 2	0.098
statement, asked none, words long	-0.081
statement, asked none, words longest	-0.037
statement, asked none, words middling	-0.042
statement, asked none, words short	0.015
statement, asked open	-0.147
statement, asked open, pauses 0	-0.107
statement, asked open, pauses 1	-0.108
statement, asked open, pauses 2	0.2
statement, asked open, words long	0.042
statement, asked open, words longest	0.047
statement, asked open, words middling	0.006
statement, asked open, words short	-0.236
statement, asked short	0.367
statement, asked short, pauses 0	0.183
statement, asked short, pauses 1	0.126
statement, asked short, pauses 2	0.067
statement, asked short, words middling	0.189
statement, asked short, words short	0.183
statement, de	0.14
statement, en	0.183
statement, mood asking	0.142
statement, mood feeling	0.079
statement, mood future	0.003
statement, mood hedge	-0.047
statement, mood me	-0.067
statement, mood others	-0.017
statement, mood past	-0.13
statement, mood plain	0.122
statement, pauses 0	0.055
statement, pauses 0, mood asking	0.147
statement, pauses 0, mood feeling	0.082
statement, pauses 0, mood future	0.049
statement, pauses 0, mood hedge	-0.048
statement, pauses 0, mood me	-0.291
statement, pauses 0, mood others	0.014
statement, pauses 0, mood past	0.211
statement, pauses 0, mood plain	-0.127
statement, pauses 1	-0.238
statement, pauses 1, mood future	-0.093
statement, pauses 1, mood hedge	-0.054
statement, pauses 1, mood me	-0.14
statement, pauses 1, mood others	0.252
statement, pauses 1, mood past	-0.15
statement, pauses 1, mood plain	-0.056
statement, pauses 2	0.085
statement, pauses 2, mood asking	-0.005
statement, pauses 2, mood future	0.048
statement, pauses 2, mood me	0.367
statement, pauses 2, mood others	-0.285
statement, pauses 2, mood past	-0.197
statement, pauses 2, mood plain	0.337
statement, pauses 3	0.28
statement, pauses 4	-0.038
statement, words long	-0.033
statement, words longest	0.002
statement, words middling	0.113
statement, words short	-0.044
story	-0.345
story, asked none	-0.363
story, asked none, pauses 0	-0.302
story, asked none, pauses 1	0.009
story, asked none, pauses 2	-0.069
story, asked none, words long	-0.066
story, asked none, words longest	-0.017
story, asked none, words middling	-0.272
story, asked none, words short	-0.007
story, asked open	-0.171
story, asked open, pauses 0	-0.011
story, asked open, pauses 1	-0.143
story, asked open, pauses 2	-0.025
story, asked open, words long	-0.083
story, asked open, words longest	-0.159
story, asked open, words middling	0.074
story, asked open, words short	-0.012
story, asked short	0.15
story, asked short, pauses 0	0.15
story, asked short, words middling	0.076
story, de	-0.257
story, en	-0.126
story, mood asking	-0.069
story, mood future	0.143
story, mood me	-0.155
story, mood others	0.059
story, mood past	-0.192
story, mood plain	-0.17
story, pauses 0	-0.163
story, pauses 0, mood future	0.085
story, pauses 0, mood me	0.091
story, pauses 0, mood others	-0.003
story, pauses 0, mood past	-0.352
story, pauses 0, mood plain	0.015
story, pauses 1	-0.134
story, pauses 1, mood future	-0.029
story, pauses 1, mood me	0.045
story, pauses 1, mood others	0.111
story, pauses 1, mood past	-0.112
story, pauses 1, mood plain	-0.097
story, pauses 2	-0.407
story, pauses 2, mood me	-0.291
story, pauses 2, mood others	-0.049
story, pauses 2, mood past	0.265
story, pauses 2, mood plain	-0.088
story, pauses 3	-0.366
story, pauses 4	0.676
story, words long	-0.148
story, words longest	-0.172
story, words middling	-0.122
story, words short	0.055
telling 0	0.36
telling 1	0.08
telling 2	-0.484
telling 3	-0.403
telling 4	-0.115
telling 5	-0.033
verb open	-0.147
words a piece 1	-0.34
words a piece 2	-0.192
words a piece 3	0.383
words a piece 4	0.255
words a piece 6	-0.075
words a piece 9	-0.025
words long	0.048
words longest	-0.211
words middling	0.079
words short	-0.114
`;
