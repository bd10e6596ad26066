import NextAuth from 'next-auth';
import { authOptions } from '#lib/session/auth-options';

type RouteContext = { params: Promise<{ nextauth: string[] }> };

async function handle(request: Request, context: RouteContext): Promise<Response> {
  return NextAuth(request as never, context as never, await authOptions());
}

export { handle as GET, handle as POST };
