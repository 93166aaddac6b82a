import type { Lexicon } from './lexicon.ts';

/** As Australians write: with slang, without apostrophes. */
export const EN: Lexicon = {
  value:
    'worth|value|values|valued|valuing|valuation|valuations|valuate|apprais*|assess|assessed|assessing|assessment|avm|what _ sell for|could _ sell for|would _ sell for|would _ go for|would _ fetch|could _ fetch|would _ get for|could _ get for|get for my|get for the|ballpark|price estimate|estimate _ price|how much is|how much would|how much could i get|whats it worth|estimate for|estimated price|price up|quote me on',
  price:
    'price|prices|pricing|pricey|cost|costs|expensive|dear|dearer|cheap|cheaper|dearest|cheapest|go for|going for|goes for|selling for|sell for|fetch|fetching|paying',
  explain:
    "explain _ value|explain _ valuation|explain _ price|explain _ figure|explain _ number|explain that|explain this|explain it|explain how|explain why|explain the|how did you _ get|how did you _ come|how did you _ arrive|how did you _ work|how did you _ calculate|how do you get|how do you come|how was that|how was it|how was this|how come|whats behind|what's behind|what is behind|break down|breakdown|reasons|reasoning|reason for|what drives|whats driving|what's driving|what is driving|what drove|what makes it|what makes up|what went into|what goes into|based on what|what is that based|whats that based|what's that based|what is it based|justify|why is it worth|why's it|why so|why that|why such|what factors|which factors|contribut*|what influenced|what affects the value",
  comparables:
    "comps|comparable|comparables|comparible*|comparative sales|similar sales|similar sold|sold nearby|sold near|sold around|sold close|sold on|sold in the|sold recently|recently sold|recent sales|recent sale|nearby sales|sales nearby|sales near|sales around|sales evidence|sales close|similar homes sold|similar houses sold|what has sold|what sold|whats sold|what's sold|has anything sold|anything sold|other sales|sales like|have sold|been sold|similar propert* _ sold|sold lately",
  compare:
    'compare|compared|comparing|comparison|versus|vs|v|difference between|differ|side by side|stack up|stacks up|which is better|which one is|which is cheaper|which is dearer|which is safer|which suburb|better buy|against|rather than|better value|or is it better|cheaper than|dearer than|more expensive than|safer than|better than',
  market:
    'market|markets|median|medians|average price|average house price|typical price|trend|trends|trending|growth|grown|grew|capital gain*|clearance|clearances|days on market|time on market|how long _ to sell|how long do _ take|how fast _ sell|how quickly _ sell|selling fast|supply|demand|yield|yields|stock|sentiment|going up|going down|gone up|gone down|went up|went down|rising|falling|rise|fall|dropping|dropped|increas*|performing|performed|performance|doing|property scene|hot spot|hotspot|heat|how hot|buyers market|sellers market|price change|price movement|snapshot|volumes|sales volume|how many sales|auction|auctions|house prices|unit prices|apartment prices|land prices|property prices|home prices|townhouse prices|prices in|prices like|prices for|prices at|price of houses|price of units|price of a house in|booming|boom|slowing|cooling',
  risk: 'risk|risks|risky|riskier|hazard|hazards|danger*|safe|safer|safety|disaster*|climate|natural peril*|exposed|exposure|vulnerab*|threat*|insurable|insurance risk',
  flood:
    'flood|floods|flooded|flooding|floodplain|flood plain|floodprone|flood prone|inundat*|go under|goes under|underwater|under water|go under water|river rise*|water come*|gets wet|1 in 100|overland flow|flud*',
  fire: 'fire|fires|bushfire|bushfires|bush fire|bush fires|bushfire prone|wildfire*|burn|burns|burnt|burned|bal rating|bal|ember*|fire prone|fire zone|fireprone',
  coastalErosion:
    'erosion|eroding|erode|erosin|coastal risk|coastal hazard*|coastal erosion|sea level|sea levels|storm surge|storm surges|coastal inundation|washed away|wash away|falling into the sea|fall into the sea|king tide*|beach erosion|cliff',
  subsidence:
    'subsidence|subsiding|subside*|sinkhole*|sink hole*|sinking|mine|mines|mining|undermined|ground movement|land slip|landslip*|landslide*|ground stability|unstable ground|reactive soil|reactive clay|soil movement|sink|subsidance',
  lvr: 'lvr|lvrs|loan to value|loan-to-value|ltv|loan value ratio|loan to valuation|equity',
  deposit:
    'deposit|deposits|down payment|downpayment|put down|saved|savings|putting down|got saved|put in|chip in|putting in|my own money',
  loan: 'loan|loans|mortgage|mortgages|home loan|lend|lending|finance|financing|refinanc*|owe|owing',
  borrow:
    'borrow|borrowing|borrowed|lend me|lend us|get a loan|get a mortgage|bank give me|bank give us|bank lend|loan can i|loan could i|mortgage can i|mortgage could i|take out',
  borrowingPower:
    'borrowing power|borrowing capacity|borrow capacity|lending capacity|how much can i borrow|how much could i borrow|how much can we borrow|how much could we borrow|how much would i be able to borrow|what can i borrow|what could i borrow|what can we borrow|what could we borrow|how much _ can i borrow|how much _ borrow|maximum loan|max loan|biggest loan|largest loan|how big a loan|how big a mortgage|what size loan|how much loan|what loan can|how much mortgage|how much would the bank lend|how much will the bank lend|how much will a bank lend|how much would a bank lend|bank lend me|bank lend us|how much _ lend me|how much _ lend us|how much can i get|how much can we get|what would the bank|capacity to borrow|able to borrow|can i borrow',
  afford: 'afford|affordable|affordability|within my means|my budget',
  income:
    "income|incomes|earn|earns|earning|earnings|salary|salaries|wage|wages|make|makes|pay|paid|gross|i get|pull in|bring in|bring home|pulling in|before tax|household income|on about|im on|i'm on|i am on|we're on|were on",
  expenses:
    'expenses|expense|spend|spending|spends|living costs|cost of living|outgoings|outgoing|bills|costs|living expenses|living',
  debts:
    'debt|debts|car loan|credit card*|hecs|help debt|personal loan|other loans|other loan|existing loan*|owe|owing|other debts|student loan*|afterpay|car finance',
  rule: 'rule|rules|regulation|regulations|regulat*|requirement|requirements|standard|standards|limit|limits|threshold|thresholds|buffer|cap|caps|apra|asic|guideline*|guidance|law|laws|act|prudential|policy|paragraph|legislation|mean|means|meaning|stand for|stands for|definition|define',
  comply:
    'compliant|compliance|comply|complies|complying|breach|breaches|breaching|pass apra|meet _ rules|meets _ rules|meet apra|meets apra|within _ rules|break _ rules|break any rules|pass the rules|pass _ checks|pass _ check|pass _ lending|lending check|lending checks|check _ loan against|loan against _ rules|apra compliant|tick all|against _ apra|regulatory check|would apra|stack up against apra|satisfy',
  find: "find|finding|search|searching|show|list|looking for|look for|looking to buy|look up homes|want to buy|wanting to buy|wanna buy|buy|purchase|get me|need a|want a|wanting a|after a|im after|i'm after|we're after|after something|any|got any|have you got|do you have|are there|is there|whats available|what's available|what is available|available|anything|something|hunt*|browse|options|chasing|keen on|what can i get|what could i get|what can i buy|what could i buy|send me|give me|match|matches|matching|pull up|suggest|recommend|pls find|in the market for",
  forSale:
    'for sale|listed|listing|whats selling|listings|on the market now|on offer|up for grabs|currently selling|selling now|on the market at|open home*',
  rent: 'to rent|for rent|renting|rentals|for lease|to lease|lease|rent a|rent out|rental propert*|rental for|rental in|rental near',
  report:
    'report|reports|valuation report|property report|full report|pdf|write up|write-up|writeup|documentation',
  make: "create|generate|produce|order|make|prepare|get me|need|want|download|run|build|give me|send me|draft|do me|do a|issue|put together|order me|please|could i have|can i have|can i get|id like|i'd like|export|print|write|whip up|knock up|draw up",
  certificate:
    'certificate|certificates|cert|certs|certificat|nft|credential|token id|valuation token|certifcate|certificte',
  verify:
    'verify|verifies|verified|verification|check|validate|valid|genuine|authentic|authenticity|legit|legitimate|real|fake|forged|confirm|look up|revoked|still good|tampered|trustworthy|kosher|status of|dodgy|expired',
  plan: 'plan|plans|subscription|subscriptions|subscribed|tier|membership|billing|package|account type|explorer plan|investor plan|professional plan',
  usage:
    "usage|used|quota|allowance|left|remaining|remain|limits|limit|used up|am i on|are we on|upgrade|how many reports|run out|still have|reports left|credits|this month|my plan|our plan|how much of my|do i have|does my|is my|what's my|whats my|what is my|which plan|what plan|current plan|use up|have i",
  howTo:
    "how do i|how do you|how can i|how can you|how to|how does|how do we|how would i|how should i|where do i|where can i|where is|where are|where's|wheres|where would|can i change|can i export|can i delete|can i invite|can i share|is it possible|is there a way|what happens|how often|who can see|do you store|do you keep|do you sell|do you use|do you share|does propguard|do you support|what does the|what do the|what data|which data|what languages|which languages|what are your sources|can you explain how|tell me how|teach me|show me how|walk me through|tutorial|instructions for|guide|faq|how accurate|how reliable|how good are|can i trust|can i import|can i upload|can i use|can i connect|what file|which file|steps to|do i need to",
  whatIs:
    "what is|what's|whats|what are|what does|what do|what was|explain|define|definition|meaning|tell me about|describe|how is|how are|how does|what about|why do|why does|whats the|which|when|remind me|talk me through|eli5|clarify|run me through|summar*",
  abilities:
    'what can you do|what do you do|what can i ask|who are you|what are you|help me|help|can you help|your capabilities|your features|what else can you|are you a bot|are you human|are you a robot|are you real|are you ai|get started|getting started|how do you work|what are you able|what sort of things|what kind of questions',
  person:
    'human|person|agent|someone|somebody|real person|consultant|adviser|advisor|operator|representative|rep|staff|team|team member|broker|specialist|expert|support|customer service|manager|bloke|a human being|actual human|colleague|live chat|valuer',
  speak:
    "talk|speak|chat|call|contact|transfer|hand over|handover|hand me|hand this|connect|put me|put us|escalate|escalated|pass me|pass this|reach|get me|get hold|want a|need a|ring|ring me|phone me|call me|call back|callback|be called|switch me|give me|i'd rather|id rather|prefer|get a|bring in|have a|let me|can a|can an|could a|is there a|real",
  yes: "yes|yep|yeah|yea|yup|sure|ok|okay|go ahead|do it|please do|confirm|confirmed|approve|approved|sounds good|go for it|correct|that's right|thats right|right|absolutely|no worries|too right|righto",
  no: "no|nope|nah|don't|dont|do not|cancel|never mind|nevermind|stop|not now|forget it|leave it|decline",
  thanks: 'thanks|thank you|thankyou|cheers|ta|much appreciated|thx|good on ya|legend',
  hello: "hi|hello|hey|g'day|gday|good morning|good afternoon|good arvo|good evening|howdy|hiya|yo|morning",
  correction:
    'i meant|i mean|meant|sorry|actually|correction|not that|wrong|instead|rather|no i said|no not|oops|whoops|my mistake|scratch that|make that|make it|change it to|change that to|should be|typo|try',
  nextDoor:
    'next door|nextdoor|the neighbour*|the neighbor*|neighbouring|house beside|place beside|next house|one over|over the fence',
  nearCoast:
    'near the beach|close to the beach|by the beach|on the beach|near a beach|near the coast|close to the coast|on the coast|by the sea|near the sea|near the ocean|close to the water|near the water|by the water|beachside|bayside|seaside|oceanfront|beachfront|beach side|coastal|walk to the beach|walking distance to the beach|walking distance of the beach|close to beach|near beach|near beaches|close to beaches|close to the ocean|close to the sea|by the ocean|ocean|the surf|near the surf|near the shore|waterfront|beach',
  lowRisk:
    "low|lowest|minimal|no|little|not|without|free|outside|safe from|away from|not in a|isn't|isnt|least|out of|dont|don't|doesnt|doesn't|wont|won't|never|avoid*|zero|negligible|hardly any|nothing|not prone",
  mediumRisk: 'medium|moderate|mid|average|middling|at most medium|medium or',
  under:
    'under|below|less than|up to|max|maximum|maximum of|no more than|not more than|cheaper than|at most|budget|budget of|within|not over|capped at|top|to spend|tops|or less|or under|or below|lower than|beneath|sub|<|spend|for about|around|about|roughly|upto|limit of|ceiling',
  over: 'over|above|more than|at least|from|min|minimum|minimum of|starting at|starting from|upwards of|or more|north of|or above|or over|no less than|not less than|bigger than|larger than|greater than|exceeding|plus|>',
  between: 'between|from|in the range|range of|anywhere from',
  exactly: 'exactly|precisely|just|only|no more no less|strictly|spot on',
  howMuch:
    "how much|what price|what's the price|whats the price|what would|what could|what will|how many dollars",
  why: "why|why's|whys|how come",
  also: 'and|also|what about|how about|hows about|same for|same again|same with|as well|too|then|now|now for|what if|plus|next|and for|do the same|repeat|try',
  it: "it|its|it's|that|this|there|the place|that one|this one|the property|the house|the unit|the home|that house|that place|that suburb|the suburb|same place|same one|that property|this property|this place|them|those|the same|the area|that area|this suburb|this house|the former|the latter|here|the first|the first one|the second|the second one",
  advice:
    'should i|should we|would you buy|worth buying|good buy|good investment|good time to buy|good time to sell|good place to buy|good area|good suburb|time to sell|is it a good',
  forecast:
    'will prices|will it|going to|next year|in five years|in 5 years|in 10 years|forecast|predict*|future|by 2030|tomorrow',
  house:
    'house|houses|freestanding|free standing|cottage|cottages|bungalow|bungalows|detached|hose|hous|queenslander|mcmansion|weatherboard',
  unit: 'unit|units|apartment|apartments|flat|flats|condo|condos|studio|studios|penthouse|penthouses|appartment|appartments|apartmnt|apt|apts|walk up',
  townhouse:
    'townhouse|townhouses|town house|town houses|townhome|townhomes|terrace house|terrace houses|terraces|duplex|duplexes|semi detached|semis',
  villa: 'villa|villas',
  land: 'land|vacant land|block of land|blocks of land|vacant block|vacant blocks|empty block|lot|vacant lot|plot|plots|blocks',
  home: 'home|homes|property|properties|place|places|dwelling|dwellings|pad|real estate|residence|joint|digs|something|anything|listings|listing|acreage|bedder|bedders|fixer upper',
  bedrooms:
    'bedrooms|bedroom|bed rooms|beds|bed|br|brs|bdrm|bdrms|bedder|bedders|bedroomed|bd|bdr|berooms|bedroms|bedrms',
  bathrooms: 'bathrooms|bathroom|baths|bath|ba|bathrom*',
  carSpaces:
    'car spaces|car space|car spots|car spot|cars|car|garages|garage|parking spots|parking spot|parking spaces|parking space|car park|car parks|carport|carports|car garage|carspaces',
  perMonth: 'a month|per month|monthly|pm|p.m.|each month|every month|/month|/mo|mth|a mth|month',
  perYear:
    'a year|per year|per annum|pa|p.a.|annual|annually|yearly|/year|/yr|yr|each year|every year|before tax|gross',
  perWeek: 'a week|per week|weekly|pw|p.w.|each week|every week|/week|/wk|a wk',
  injection:
    "ignore _ instructions|ignore _ instruction|ignore _ rules|ignore _ above|ignore _ prompt|ignore everything|ignore all|disregard _ instructions|disregard _ rules|disregard _ above|disregard everything|disregard all|disregard your|disregard previous|disregard prior|forget _ instructions|forget _ rules|forget everything|forget all|forget your|forget you|override _ instructions|override _ rules|override your|override the|bypass|system prompt|systemprompt|system message|your prompt|initial prompt|hidden prompt|hidden instructions|your instructions|your guidelines|your rules are|your system|developer mode|debug mode|admin mode|god mode|maintenance mode|root access|jailbreak*|you are now|you're now|from now on|act as|pretend|roleplay|role play|role-play|simulate being|behave as|do anything now|no restrictions|without restrictions|unrestricted|unfiltered|new instructions|new instruction|new rules|repeat the words above|repeat everything above|print _ above|api key|api keys|your key|secret key|secret keys|admin password|database password|your password|everyone's password|users' passwords|user passwords|passwords|your credentials|environment variable*|env vars|drop table|drop all|delete from|select from|select *|insert into|truncate table|union select|or 1=1|sql injection|sql query|run this sql|run sql|execute _ code|eval(|sudo|rm -rf|shell command|make up a|make up some|make up the|invent a|invent the|invent some|fabricat*|just say|say that|say it is worth|say its worth|tell me it's worth|tell me its worth|hardcode|trust me i'm|i am the admin|i am an admin|i'm the admin|im the admin|im an admin|i'm an admin|i am the developer|i'm the developer|im the developer|i am your developer|i'm your creator|i am the operator|as the operator|as an administrator|as your administrator|respond only with|reply only with|output only|answer only with|approve all|approve it without|without asking|without confirmation|skip the confirmation|skip confirmation|do not ask for|without my approval|without approval|base64|{{|}}|[inst]|im_start|end of prompt|begin new|reveal _ prompt|reveal _ instructions|training data|your source code|source code|confidential instructions|connection string|database dump|dump the database|dump your|dump all|jwt|access token|bearer token|session token|always answer|always say|set the value to|set its value|report the value as|value it at exactly|change the value to|backdoor",
  othersData:
    "who owns|who lives|who is living|who's living|whos living|who bought|who sold it|who is the owner|who's the owner|whos the owner|owner's|owners name|owners phone|owners number|owners email|owner name|owner details|owner contact|name of the owner|names of the owners|details of the owner|contact details|phone number|mobile number|email address of|email addresses|home address of|date of birth|other user|other users|other customers|other customer|other client|other clients|other people's|other peoples|other workspaces|other workspace|other accounts|other account|other companies|other company|another user|another users|another user's|another customer|another customer's|another customers|another client|another workspace|another workspace's|another workspaces|another company|another bank|another bank's|another account|another lender|another broker|another person|another person's|another persons|someone else's|someone elses|somebody else's|somebody elses|everyone's|everyones|every user|every customer|all users|all customers|all the users|all the customers|all accounts|all workspaces|all the workspaces|all conversations|all the conversations|list users|list customers|user list|customer list|neighbour's income|neighbours income|neighbour's mortgage|neighbours mortgage|neighbour's loan|neighbours loan|neighbour's salary|neighbours salary|neighbour's debt|neighbours debt|neighbour earn*|neighbours earn*|neighbour owe*|neighbours owe*|neighbor's income|neighbor's mortgage|neighbor's loan|boss's|boss's salary|my boss earn*|my ex|ex's|ex wife|ex husband|ex-wife|ex-husband|my ex's|my exs|my colleague's|my colleagues|my coworker*|my workmate*|my tenant's|tenants name|tenant's|the tenant|the tenants|vendor's name|vendors name|seller's name|sellers name|buyer's name|buyers name|the vendor's|the seller's|the buyer's|credit score|credit file|credit history|bank account|bank details|personal details|personal information|private information|private details|workspace id|workspace 1|workspace 2|workspace a|workspace b|tenant 1|user id|user 1|user 2|user 42|account number|their mortgage|their income|their loan|their salary|his income|her income|his salary|her salary|his loan|her loan|his mortgage|her mortgage|his phone|her phone|what did _ ask|previous user|previous person|last person|last user|competitor's|competitors|other banks|other lenders|other brokers|other tenants|belong* to someone|belong* to another|belong* to other",
  offTopic:
    'translate|translation|what time|time is it|tooth|toothache|hurts|sick|weather|rain today|raining|temperature|joke|jokes|recipe|recipes|cook|cooking|dinner|football|footy|cricket|afl|nrl|rugby|soccer|tennis|movie|movies|film|song|lyrics|poem|poems|haiku|limerick|story about|bitcoin|crypto|cryptocurrency|ethereum price|shares|share price|stock market|stocks|asx|superannuation|president|prime minister|election|vote|politic*|doctor|medical|symptom*|headache|medicine|diagnos*|flight|flights|hotel|hotels|restaurant|restaurants|pizza|coffee|homework|essay|python|javascript|java code|html|write code|write a script|write me code|code for|algorithm|translate this|capital of|history of|world war|astrolog*|horoscope|star sign|lottery|lotto|horse race|melbourne cup|dating|girlfriend|boyfriend|relationship advice|holiday|holidays|visa|immigration|passport|uber|car insurance|phone plan|netflix|celebrity|stamp duty|tax return|capital gains tax|negative gearing|legal advice|lawyer|solicitor|conveyanc*|will my tenant|evict*|building permit|planning permission|council rates|plumber|electrician|builder|paint colour|renovat* my|decorat*|furniture|math problem|square root|meaning of life|religion|god|sex|drugs|weapon*|bomb|hack|hacking|gym|diet|workout|wedding|birthday|gift|dog|dogs|cat|cats|puppy|spelling|grammar|email to my boss|resume|cover letter|job|jobs|sing|novel|chess|game|games|quantum|physics|biology|chemistry|school|schools|train timetable|bus timetable|traffic|petrol|fuel price*|gold price|exchange rate|currency|inflation rate|interest rates going|rba|reserve bank|federal budget|speed limit',
  product:
    'propguard|password|log in|login|sign in|sign up|workspace|workspaces|api|member|members|invite|role|roles|import|imports|upload|privacy|sample data|dark mode|theme|notification*|alert|alerts|saved search|saved searches|confidence|fsd|forecast standard deviation|audit trail|rule set|rule sets|blockchain|export|delete my|my data|data sources|your data|data|model|accuracy|accurate|languages|keyboard|mobile|webhook*|job|jobs|refund|cancel my',
};
