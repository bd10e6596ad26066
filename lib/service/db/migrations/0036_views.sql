CREATE TABLE "view_defaults" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"person_id" uuid NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "view_defaults_organization_id_mode_person_id_list_pk" PRIMARY KEY("organization_id","mode","person_id","list"),
	CONSTRAINT "view_defaults_mode_known" CHECK ("view_defaults"."mode" in ('test', 'live')),
	CONSTRAINT "view_defaults_list_known" CHECK ("view_defaults"."list" in ('filings', 'cases', 'businesses'))
);
--> statement-breakpoint
CREATE TABLE "views" (
	"organization_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "views_organization_id_mode_id_pk" PRIMARY KEY("organization_id","mode","id"),
	CONSTRAINT "views_mode_known" CHECK ("views"."mode" in ('test', 'live')),
	CONSTRAINT "views_list_known" CHECK ("views"."list" in ('filings', 'cases', 'businesses'))
);
--> statement-breakpoint
ALTER TABLE "view_defaults" ADD CONSTRAINT "view_defaults_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_defaults" ADD CONSTRAINT "view_defaults_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_defaults" ADD CONSTRAINT "view_defaults_view_id_fk" FOREIGN KEY ("organization_id","mode","view_id") REFERENCES "public"."views"("organization_id","mode","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "views_name" ON "views" USING btree ("organization_id","mode","person_id","list","name");--> statement-breakpoint
select guard_tenant_rows('views');
--> statement-breakpoint
select guard_tenant_rows('view_defaults');
