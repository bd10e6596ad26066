CREATE TABLE "notices" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"person_id" uuid,
	"address" text,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "notices_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id"),
	CONSTRAINT "notices_mode_known" CHECK ("notices"."mode" in ('test', 'live')),
	CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('case', 'agent_mail', 'obligation', 'filing'))
);
--> statement-breakpoint
ALTER TABLE "memberships" ADD COLUMN "notices" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "agent_mail_forwards" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("organization_id","mode","event_id",coalesce("person_id"::text, "address"));--> statement-breakpoint
CREATE INDEX "notices_by_person" ON "notices" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "notices_unsent" ON "notices" USING btree ("organization_id","person_id","id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "notices_by_age" ON "notices" USING btree ("created_at");--> statement-breakpoint
select guard_tenant_rows('notices', '');
