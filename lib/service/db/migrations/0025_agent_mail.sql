CREATE TABLE "agent_mail" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"business_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	"type" text NOT NULL,
	"sender" text NOT NULL,
	"received_on" date NOT NULL,
	"read_at" timestamp (3) with time zone,
	"tags" jsonb NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agent_mail_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id"),
	CONSTRAINT "agent_mail_mode_known" CHECK ("agent_mail"."mode" in ('test', 'live')),
	CONSTRAINT "agent_mail_type_known" CHECK ("agent_mail"."type" in ('service_of_process', 'notice', 'mail'))
);
--> statement-breakpoint
ALTER TABLE "agent_mail" ADD CONSTRAINT "agent_mail_business_id_fk" FOREIGN KEY ("organization_id","mode","business_id") REFERENCES "public"."businesses"("organization_id","mode","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_mail" ADD CONSTRAINT "agent_mail_document_id_fk" FOREIGN KEY ("organization_id","mode","document_id") REFERENCES "public"."documents"("organization_id","mode","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_mail_by_business" ON "agent_mail" USING btree ("organization_id","mode","business_id","id");--> statement-breakpoint
CREATE INDEX "agent_mail_unread" ON "agent_mail" USING btree ("organization_id","mode","id") WHERE read_at is null;--> statement-breakpoint
select guard_tenant_rows('agent_mail', 'select, insert, update');
