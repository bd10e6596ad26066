CREATE INDEX "businesses_by_id" ON "businesses" USING hash ("id");--> statement-breakpoint
CREATE INDEX "cases_by_id" ON "cases" USING hash ("id");--> statement-breakpoint
CREATE INDEX "documents_by_id" ON "documents" USING hash ("id");--> statement-breakpoint
CREATE INDEX "filings_by_id" ON "filings" USING hash ("id");--> statement-breakpoint
CREATE INDEX "registered_agents_by_id" ON "registered_agents" USING hash ("id");