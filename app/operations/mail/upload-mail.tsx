'use client';

import { useState } from 'react';
import { agentMailWords } from '#components/agent-mail/words.ts';
import { guessFromName } from '#components/desk/guess-from-name.ts';
import { checkFile, FILE_HINT } from '#components/documents/check-file.ts';
import { Button } from '#components/ui/button';
import { DateInput } from '#components/ui/date-input';
import type { SummaryError } from '#components/ui/error-summary';
import { FileDrop } from '#components/ui/file-drop';
import { formatCivilDate } from '#components/ui/format-time.ts';
import { readDate } from '#components/ui/read-date.ts';
import { Section } from '#components/ui/section';
import { Select } from '#components/ui/select';
import { showToast } from '#components/ui/show-toast.ts';
import { TextInput } from '#components/ui/text-input';
import type { AgentMail, AgentMailType } from '#lib/contract/agent-mail';
import { contentTypes } from '#lib/contract/document-types';
import { longestTexts } from '#lib/contract/longest-texts';
import { useShortForm } from '../../use-short-form.ts';
import { DeskForm } from '../desk-form.tsx';
import { BusinessChoice } from './business-choice.tsx';
import { type MailToSend, sendMail } from './send-mail.ts';
import { useBusinessSearch } from './use-business-search.ts';
import { WithdrawMail } from './withdraw-mail.tsx';
import { deskMailWords as words } from './words.ts';

const TYPES = Object.entries(agentMailWords.types) as [AgentMailType, string][];
const empty = { type: '' as AgentMailType | '', sender: '', receivedOn: '' };

export function UploadMail() {
  const [file, setFile] = useState<File | null>(null);
  const [typed, setTyped] = useState(empty);
  const [guessed, setGuessed] = useState(empty);
  const [uploaded, setUploaded] = useState<readonly AgentMail[]>([]);
  const business = useBusinessSearch();
  const set = (change: Partial<typeof empty>) => setTyped((before) => ({ ...before, ...change }));

  function read(): MailToSend | SummaryError[] {
    const { type, sender, receivedOn } = typed;
    const { date, fault } = readDate(receivedOn);
    const fileFault = file ? checkFile(file) : words.noFile;
    const faults = [
      ...(fileFault ? [{ name: 'file', message: fileFault }] : []),
      ...(business.chosen
        ? []
        : [{ name: business.found?.length ? 'business' : 'q', message: words.noBusiness }]),
      ...(type ? [] : [{ name: 'type', message: words.noType }]),
      ...(sender.trim() ? [] : [{ name: 'sender', message: words.noSender }]),
      ...(date ? [] : [{ name: 'received_on', message: (receivedOn.trim() && fault) || words.noDay }]),
    ];
    if (faults.length > 0 || !file || !type || !date) return faults;
    return { businessId: business.chosen, file, type, sender: sender.trim(), received_on: date };
  }

  const form = useShortForm(
    () => {
      const given = read();
      return Array.isArray(given) ? given : sendMail(given);
    },
    (mail: AgentMail) => {
      showToast(words.done(mail.legal_name));
      setUploaded((before) => [mail, ...before.filter(({ id }) => id !== mail.id)]);
      setFile(null);
      setTyped(empty);
      setGuessed(empty);
      business.clear();
    },
  );

  function take(chosen: File) {
    setFile(chosen);
    const { type, receivedOn } = guessFromName(chosen.name);
    const guess = { ...empty, type: type ?? '', receivedOn: receivedOn ?? '' } as const;
    // What the name of an earlier file suggested is not kept for this one.
    set({
      ...(typed.type === guessed.type && { type: guess.type }),
      ...(typed.receivedOn === guessed.receivedOn && { receivedOn: guess.receivedOn }),
    });
    setGuessed(guess);
    void business.guess(chosen.name);
  }

  return (
    <div className="max-w-form">
      <DeskForm form={form} submit={words.upload}>
        <FileDrop
          name="file"
          label={words.file}
          hint={file ? words.chosen(file.name) : FILE_HINT}
          error={form.errorOf('file')}
          accept={contentTypes}
          busy={form.busy}
          onFiles={([one]) => one && take(one)}
        />
        <div className="control-row">
          <div className="min-w-64 grow">
            <TextInput
              name="q"
              type="search"
              label={words.search}
              hint={words.searchHint}
              width="full"
              autoComplete="off"
              value={business.query}
              error={form.errorOf('q') ?? business.problem}
              onChange={(event) => business.setQuery(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
                event.preventDefault();
                void business.search(business.query);
              }}
            />
          </div>
          <Button onClick={() => business.search(business.query)}>{words.find}</Button>
        </div>
        <div role="status">
          {business.found?.length === 0 ? <p className="text-ink-2">{words.notFound}</p> : null}
        </div>
        {business.found?.length ? (
          <BusinessChoice
            found={business.found}
            chosen={business.chosen}
            onChoose={business.choose}
            error={form.errorOf('business')}
          />
        ) : null}
        <Select
          name="type"
          label={words.type}
          emptyLabel={words.chooseType}
          options={TYPES.map(([value, label]) => ({ value, label }))}
          value={typed.type}
          onChange={(event) => set({ type: TYPES.find(([type]) => type === event.target.value)?.[0] ?? '' })}
          error={form.errorOf('type')}
        />
        <TextInput
          name="sender"
          label={words.sender}
          hint={words.senderHint}
          width="full"
          maxLength={longestTexts.mailSender}
          autoComplete="off"
          value={typed.sender}
          onChange={(event) => set({ sender: event.target.value })}
          error={form.errorOf('sender')}
        />
        <DateInput
          name="received_on"
          label={words.receivedOn}
          hint={words.receivedHint}
          value={typed.receivedOn}
          onChange={(receivedOn) => set({ receivedOn })}
          error={form.errorOf('received_on')}
        />
      </DeskForm>
      {uploaded.length > 0 ? (
        <Section title={words.uploaded} id="uploaded">
          <ul className="border-rule border-t">
            {uploaded.map((mail) => (
              <li key={mail.id} className="border-rule border-b py-2">
                <span className="record block">{mail.legal_name}</span>
                {words.line(agentMailWords.title(mail), formatCivilDate(mail.received_on))}
                <span className="mt-1 block">
                  <WithdrawMail
                    mail={mail}
                    onDone={() => setUploaded((before) => before.filter(({ id }) => id !== mail.id))}
                  />
                </span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
    </div>
  );
}
