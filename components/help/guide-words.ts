/** One answer: what to do, in order if it has steps. */
export type GuidePart = { title: string; text: string; steps?: readonly string[] };

export type Guide = { id: string; title: string; parts: readonly GuidePart[] };

/** The guides for compliance officers behind Help. */
export const guideWords: readonly Guide[] = [
  {
    id: 'one-state',
    title: 'Qualify a business in a state',
    parts: [
      {
        title: 'Start the form',
        text: 'You need the business on record first: add it under Businesses, or import a file of many.',
        steps: [
          'Open Plans and press New qualification.',
          'Choose the business, then choose the state on the map, from the list, or by typing its name.',
          'Press the button that opens the form of the state.',
        ],
      },
      {
        title: 'Fill in what is missing',
        text: 'The questions without an answer stand on top. What we know already is folded to one line below, with where it came from. Press Change on a line to correct it. Everything is saved as you type, for you and your colleagues.',
      },
      {
        title: 'Check and send',
        text: 'Check and send runs every check before anything is filed. The next page shows what goes to the state, word for word. We file it once, even if you press the button again. You can cancel the filing until it is processing.',
      },
      {
        title: 'Follow the filing',
        text: 'A filing goes from Queued to Ready to file, Processing, Filed, and Completed. Its page says who must act now and by when it is expected. When it is completed, the registration number and the documents of the state are there.',
      },
    ],
  },
  {
    id: 'several-states',
    title: 'Several states at once',
    parts: [
      {
        title: 'Build a plan',
        text: 'A plan holds one business and up to 51 states. Choose several states on the map, or paste them, for example: NY, NJ CA. A state that cannot be chosen says why.',
      },
      {
        title: 'Answer once',
        text: 'A question that several states ask stands once on top of the plan, with the states that use it. To answer differently in one state, open that state and answer there.',
      },
      {
        title: 'Read the table of states',
        text: 'Each line is a state: what is missing, the name, documents, agent, speed, fee, and days. Every cell is a link to what it is about. Check “Only states that are not ready” to see what is left. Choose card or ACH below the table, and the totals follow.',
      },
      {
        title: 'Add or remove a state',
        text: 'Press Add states on the page of the plan. To remove a state, press Remove in its line. Undo puts it back, with its answers, for ten seconds. A state that was sent stays.',
      },
      {
        title: 'Send the plan',
        text: 'Check and send lists everything that is wrong in every state. You can send the states that are ready now and the others later. Each state is a filing of its own: if one is refused, the others go on. Correct the one that was refused and send it again. What was sent stays sent.',
      },
      {
        title: 'When the rules change',
        text: 'If a state changes its rules while a plan is open, the plan says which state and what changed, until somebody marks it as read.',
      },
    ],
  },
  {
    id: 'cases',
    title: 'Answer a case',
    parts: [
      {
        title: 'What a case is',
        text: 'A case is a request that a filing waits on, for example for missing information or another name. The filing does not move while the case is open. Cases that need your answer come first in the list, by due date.',
      },
      {
        title: 'Answer it',
        text: 'Open the case, fill in what we need, add documents if you have them, and press Send answer. Your answer is under review then. If it is not enough, it comes back with the reason, and you change it and send it again.',
      },
      {
        title: 'The same answer in other cases',
        text: 'If other cases ask for the same, the page offers them. Check those that get the same answer. Each is sent on its own, with its own result.',
      },
    ],
  },
  {
    id: 'good-standing',
    title: 'Certificates of good standing',
    parts: [
      {
        title: 'Which states want one',
        text: 'The page of a plan for several states lists those that want a certificate, how old it may be there, by which day to order it, and whether one is on file. Order it from the home state.',
      },
      {
        title: 'Upload it once',
        text: 'Press Upload a certificate there and enter the day on which it was issued. One certificate serves every state that accepts its age. Upload a PDF, PNG, JPEG, or TIFF file. If the same file is on file already, we say so, and you choose whether to use that one.',
      },
      {
        title: 'See when it is too old',
        text: 'Documents shows for each document until when the states accept it. Filter by age to see those that are too old for some states or for all.',
      },
    ],
  },
  {
    id: 'approvals',
    title: 'Approvals',
    parts: [
      {
        title: 'When a submission waits',
        text: 'An administrator sets the rules under Settings, Approvals: for example every live filing over an amount. A submission that meets a rule waits, and nothing is filed before somebody else approves it.',
      },
      {
        title: 'Decide',
        text: 'Only a person with the role approver decides, and never on a submission of their own. Approve and send files it exactly as it is shown, after every check has run again. To reject it, enter a reason. The reason goes to the person who sent it.',
      },
    ],
  },
  {
    id: 'calendar',
    title: 'The calendar',
    parts: [
      {
        title: 'What comes by itself',
        text: 'When a filing is completed, the reports, taxes, and licenses that the state asks for next are put on the calendar, with the law or page that says so. Where a date depends on something that we do not know, the entry has no date until you set one.',
      },
      {
        title: 'A registration that was not filed here',
        text: 'Open the business, press Add a registration, and enter the state, the number and the date. The map shows it, and what the state asks for regularly comes onto the calendar.',
      },
      {
        title: 'Add an entry of your own',
        text: 'Press Add an entry. Choose the business, the state, the type and the due date. Choose that it comes again if it does.',
      },
      {
        title: 'Mark it done',
        text: 'Press Mark done, and choose a document that proves it if you have one. If it comes again, the next one is put on the calendar at once. Change sets another date, or says why it does not apply. Undo opens it again.',
      },
      {
        title: 'In your own calendar program',
        text: 'Press Make an address at the foot of the calendar, and add the address to your calendar program as a subscription. Whoever has the address can read the calendar. You can end it at any time.',
      },
    ],
  },
  {
    id: 'agent-mail',
    title: 'Agent mail',
    parts: [
      {
        title: 'Read it in time',
        text: 'What your registered agents receive is under Agent mail. Unread service of process comes first: a court counts its time from the day of receipt. Give it to your lawyer, and mark it as read.',
      },
      {
        title: 'Have it sent to others',
        text: 'You can keep tags and a note of your own with each piece. An administrator can forward mail of a type to email addresses, under Settings, Notifications. Agents receive mail for live businesses alone.',
      },
    ],
  },
  {
    id: 'statements',
    title: 'Statements',
    parts: [
      {
        title: 'What the states charged',
        text: 'Settings, Statements shows month by month what the states charged for your live filings, line by line and beside the estimate. Download a month as a CSV or PDF file. Nothing is charged in test mode.',
      },
    ],
  },
  {
    id: 'fees-and-times',
    title: 'Fees and times',
    parts: [
      {
        title: 'What filings really cost and took',
        text: 'Filings, Fees and times shows for each state what was estimated and what the state charged, and how many business days your completed filings took beside what was promised: the median, the 90th percentile, and the number of filings. Choose the time, the kind and the processing, press the head of a column to sort, and download it as a CSV file.',
      },
      {
        title: 'Your own times in a plan',
        text: 'Once five of your live filings in a state have completed at the same speed, a plan counts on how long your last ones took, from the fastest to what nine of ten did not exceed. Until then it shows the days that the state publishes.',
      },
    ],
  },
  {
    id: 'team',
    title: 'Working as a team',
    parts: [
      {
        title: 'Give it an owner',
        text: 'A filing, a case, a plan, a calendar entry and a piece of agent mail can each have an owner. Choose one on its page, or check rows of a list and press e. The Owner filter of a list shows your own, a colleague’s, or what nobody owns.',
      },
      {
        title: 'Comment on it',
        text: 'Add a comment on a filing or a case, and type @ to mention a colleague, who then finds it on the home page under What needs you. Comments are never sent to the state.',
      },
      {
        title: 'See who else is there',
        text: 'While a colleague has the same filing, case, or plan open, the top of the page says so.',
      },
    ],
  },
  {
    id: 'notices',
    title: 'Emails to you',
    parts: [
      {
        title: 'Choose what we email you about',
        text: 'Under Settings, Notifications you choose for cases, agent mail, reports and taxes, filings, and comments that mention you: at once, once a day, or never. None of this is sent for test mode.',
      },
    ],
  },
  {
    id: 'keyboard',
    title: 'The keyboard',
    parts: [
      {
        title: 'Find anything',
        text: 'Ctrl K, or Cmd K on a Mac, searches businesses, filings, cases, documents, states, and actions. Type, move with the arrow keys, and press Enter.',
      },
      {
        title: 'Keys of one letter',
        text: 'The key ? lists all keys. g and a letter go to a page, for example g then p to Plans. In a list, j and k move, x selects a row, and / goes to the filter. In a plan, the arrow keys move from cell to cell and f goes to the next gap. Single keys do nothing while you type. You can turn them off in the menu under your name.',
      },
    ],
  },
];
