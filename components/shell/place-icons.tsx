import {
  Building2,
  CalendarDays,
  CodeXml,
  Files,
  FileText,
  Inbox,
  Mailbox,
  MessageCircleQuestion,
  PencilLine,
  Scale,
  Settings,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlaceName } from '#components/shell/places.ts';

export const placeIcons: Record<PlaceName, ReactNode> = {
  needs: <Inbox size={16} aria-hidden="true" className="shrink-0 text-ink-2" />,
  filings: <FileText size={16} aria-hidden="true" className="shrink-0 text-ink-2" />,
  plans: <PencilLine size={16} aria-hidden="true" className="shrink-0 text-ink-2" />,
  businesses: <Building2 size={16} aria-hidden="true" className="shrink-0 text-ink-2" />,
  cases: <MessageCircleQuestion size={16} aria-hidden="true" className="shrink-0 text-ink-2" />,
  calendar: <CalendarDays size={16} aria-hidden="true" className="shrink-0 text-ink-2" />,
  agentMail: <Mailbox size={16} aria-hidden="true" className="shrink-0 text-ink-2" />,
  documents: <Files size={16} aria-hidden="true" className="shrink-0 text-ink-2" />,
  rules: <Scale size={16} aria-hidden="true" className="shrink-0 text-ink-2" />,
  developers: <CodeXml size={16} aria-hidden="true" className="shrink-0 text-ink-2" />,
  settings: <Settings size={16} aria-hidden="true" className="shrink-0 text-ink-2" />,
};
